import { usePageTitle } from '@saltbush/contract';
import { useParams } from 'react-router-dom';
import { useBookingQuery } from '../api/booking.ts';
import { PrivateRecord } from '../record/PrivateRecord.tsx';
import { BookingView } from './BookingView.tsx';
import { useRegularCheck } from './useRegularCheck.ts';

/** The progress of a booking, for holders of its private link. It refreshes while somebody looks. */
export function BookingStatusPage() {
  const { token = '' } = useParams();
  const query = useBookingQuery(token, { refetchOnMountOrArgChange: true });
  const { currentData, isError, isUninitialized, fulfilledTimeStamp, refetch } = query;
  useRegularCheck(() => {
    if (!isUninitialized) void refetch();
  }, currentData !== undefined);
  usePageTitle(currentData ? `Booking ${currentData.reference}` : null);
  return (
    <PrivateRecord query={query} onRetry={() => void refetch()} noun="booking">
      {(booking) => (
        <BookingView
          key={token}
          booking={booking}
          token={token}
          checked={{ atMs: fulfilledTimeStamp ?? null, isLate: isError }}
        />
      )}
    </PrivateRecord>
  );
}
