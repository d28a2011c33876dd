import { useSearchParams } from 'react-router-dom';
import { useDeskClientsQuery, useLazyDeskClientsQuery } from '../api/deskClients.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../list/ListPage.tsx';
import { CLIENTS_LIST } from './clients-list.tsx';

/** Clients, whoever waits longest first. What is on show is in the address. */
export function ClientsPage() {
  const [parameters] = useSearchParams();
  const wanted = CLIENTS_LIST.address.read(parameters);
  const answer = useDeskClientsQuery(wanted, usePollingOptions());
  const [readPage] = useLazyDeskClientsQuery();
  return (
    <ListPage
      list={CLIENTS_LIST}
      caption="Clients"
      counts={answer.data?.counts}
      readPage={(asked) => readPage(asked).unwrap()}
      {...{ wanted, answer }}
    />
  );
}
