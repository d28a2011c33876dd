import { useSearchParams } from 'react-router-dom';
import { useDeskDriversQuery } from '../api/deskDrivers.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../frame/ListPage.tsx';
import { DriversTable } from './DriversTable.tsx';
import { DRIVERS_LIST } from './drivers-list.data.ts';

/** Driver applications and inductions, newest first. View, search and page are in the address. */
export function DriversPage() {
  const [parameters] = useSearchParams();
  const wanted = DRIVERS_LIST.address.read(parameters);
  const answer = useDeskDriversQuery(wanted, usePollingOptions());
  return (
    <ListPage list={DRIVERS_LIST} wanted={wanted} answer={answer} counts={answer.data?.counts}>
      {(rows) => <DriversTable rows={rows} />}
    </ListPage>
  );
}
