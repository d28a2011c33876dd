import { useSearchParams } from 'react-router-dom';
import { useDeskEnquiriesQuery } from '../api/deskEnquiries.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../frame/ListPage.tsx';
import { EnquiriesTable } from './EnquiriesTable.tsx';
import { ENQUIRIES_LIST } from './enquiries-list.data.ts';

/** Enquiries, newest first. View, search and page are in the address. */
export function EnquiriesPage() {
  const [parameters] = useSearchParams();
  const wanted = ENQUIRIES_LIST.address.read(parameters);
  const answer = useDeskEnquiriesQuery(wanted, usePollingOptions());
  return (
    <ListPage list={ENQUIRIES_LIST} wanted={wanted} answer={answer} counts={answer.data?.counts}>
      {(rows) => <EnquiriesTable rows={rows} isSuspect={wanted.view === 'suspect'} />}
    </ListPage>
  );
}
