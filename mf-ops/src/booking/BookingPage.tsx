import { useParams } from 'react-router-dom';
import { useDeskBookingQuery } from '../api/deskBooking.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { RecordPage } from '../frame/RecordPage.tsx';
import { BookingSheet } from './BookingSheet.tsx';

/** One booking: its facts, its trail, and what staff may do next. */
export function BookingPage() {
  const { reference = '' } = useParams();
  const answer = useDeskBookingQuery(reference, usePollingOptions());
  return (
    <RecordPage
      place="bookings"
      title={reference}
      thing="booking"
      answer={answer}
      missing={{
        title: `No booking has the reference ${reference}`,
        advice: 'Check it, or search for the business or a suburb.',
        link: 'Search all bookings',
        href: '/ops/bookings?view=all',
      }}
    >
      {(booking, readAt) => (
        <BookingSheet key={booking.reference} booking={booking} readAt={readAt} refetch={answer.refetch} />
      )}
    </RecordPage>
  );
}
