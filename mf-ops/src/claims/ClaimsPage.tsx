import { useSearchParams } from 'react-router-dom';
import { useClaimFiguresQuery, useDeskClaimsQuery, useLazyDeskClaimsQuery } from '../api/deskClaims.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../list/ListPage.tsx';
import { ClaimFigures } from './ClaimFigures.tsx';
import { CLAIMS_LIST } from './claims-list.tsx';

/** Claims of all clients, the one first that waits longest for us, and how they went lately. What is on show is in the address. */
export function ClaimsPage() {
  const [parameters] = useSearchParams();
  const wanted = CLAIMS_LIST.address.read(parameters);
  const answer = useDeskClaimsQuery(wanted, usePollingOptions());
  const figures = useClaimFiguresQuery();
  const [readPage] = useLazyDeskClaimsQuery();
  return (
    <ListPage
      list={CLAIMS_LIST}
      caption="Claims"
      counts={answer.data?.counts}
      readPage={(asked) => readPage(asked).unwrap()}
      notice={figures.data && <ClaimFigures figures={figures.data} />}
      {...{ wanted, answer }}
    />
  );
}
