import { useSearchParams } from 'react-router-dom';
import { useDeskBookingsQuery } from '../api/deskBookings.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../frame/ListPage.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import { BOOKINGS_LIST } from './bookings-list.data.ts';
import { VIEWS } from './views.data.ts';

/** The bookings desk. View, search and page are in the address. */
export function BookingsPage() {
  const [parameters] = useSearchParams();
  const wanted = BOOKINGS_LIST.address.read(parameters);
  const answer = useDeskBookingsQuery(wanted, usePollingOptions());
  return (
    <ListPage list={BOOKINGS_LIST} wanted={wanted} answer={answer} counts={answer.data?.counts}>
      {(rows, readAt) => <BookingsTable caption={`${VIEWS[wanted.view].label} bookings`} rows={rows} readAt={readAt} />}
    </ListPage>
  );
}
