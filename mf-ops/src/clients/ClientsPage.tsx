import { useSearchParams } from 'react-router-dom';
import { useDeskClientsQuery } from '../api/deskClients.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../frame/ListPage.tsx';
import { ClientsTable } from './ClientsTable.tsx';
import { CLIENTS_LIST } from './clients-list.data.ts';

/** Clients, newest first. View, search and page are in the address. */
export function ClientsPage() {
  const [parameters] = useSearchParams();
  const wanted = CLIENTS_LIST.address.read(parameters);
  const answer = useDeskClientsQuery(wanted, usePollingOptions());
  return (
    <ListPage list={CLIENTS_LIST} wanted={wanted} answer={answer} counts={answer.data?.counts}>
      {(rows) => <ClientsTable rows={rows} />}
    </ListPage>
  );
}
