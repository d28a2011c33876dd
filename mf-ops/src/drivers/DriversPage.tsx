import { useSearchParams } from 'react-router-dom';
import { useDeskDriversQuery, useLazyDeskDriversQuery } from '../api/deskDrivers.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../list/ListPage.tsx';
import { DRIVERS_LIST } from './drivers-list.tsx';

/** Driver applications and inductions, whoever waits longest first. What is on show is in the address. */
export function DriversPage() {
  const [parameters] = useSearchParams();
  const wanted = DRIVERS_LIST.address.read(parameters);
  const answer = useDeskDriversQuery(wanted, usePollingOptions());
  const [readPage] = useLazyDeskDriversQuery();
  return (
    <ListPage
      list={DRIVERS_LIST}
      caption="Driver applications"
      counts={answer.data?.counts}
      readPage={(asked) => readPage(asked).unwrap()}
      {...{ wanted, answer }}
    />
  );
}
