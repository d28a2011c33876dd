import { useSearchParams } from 'react-router-dom';
import { useDeskStandingPickupsQuery, useLazyDeskStandingPickupsQuery } from '../api/deskStandingPickups.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../list/ListPage.tsx';
import { STANDING_LIST } from './standing-list.tsx';

/** Pickups of all clients that repeat, those first whose last day could not be booked. What is on show is in the address. */
export function StandingPickupsPage() {
  const [parameters] = useSearchParams();
  const wanted = STANDING_LIST.address.read(parameters);
  const answer = useDeskStandingPickupsQuery(wanted, usePollingOptions());
  const [readPage] = useLazyDeskStandingPickupsQuery();
  return (
    <ListPage
      list={STANDING_LIST}
      caption="Standing pickups"
      counts={answer.data?.counts}
      readPage={(asked) => readPage(asked).unwrap()}
      {...{ wanted, answer }}
    />
  );
}
