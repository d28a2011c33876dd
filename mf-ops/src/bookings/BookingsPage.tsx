import { apiError } from '@saltbush/calls';
import type { DeskBooking } from '@saltbush/consignments/api';
import { useSearchParams } from 'react-router-dom';
import { useDeskBookingsQuery, useLazyDeskBookingsQuery } from '../api/deskBookings.ts';
import { useMoveBookingMutation } from '../api/moveBooking.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../list/ListPage.tsx';
import { BOOKINGS_LIST } from './bookings-list.tsx';
import { VIEWS } from './views.data.ts';

/** The bookings desk. What is on show is in the address. */
export function BookingsPage() {
  const [parameters] = useSearchParams();
  const wanted = BOOKINGS_LIST.address.read(parameters);
  const answer = useDeskBookingsQuery(wanted, usePollingOptions());
  const [readPage] = useLazyDeskBookingsQuery();
  const [move] = useMoveBookingMutation();
  const onAct = async (_accepted: string, { reference, version }: DeskBooking) =>
    apiError((await move({ reference, move: { status: 'accepted', note: '', version } })).error);
  return (
    <ListPage
      list={BOOKINGS_LIST}
      caption={`${VIEWS[wanted.view].label} bookings`}
      counts={answer.data?.counts}
      readPage={(asked) => readPage(asked).unwrap()}
      {...{ wanted, answer, onAct }}
    />
  );
}
