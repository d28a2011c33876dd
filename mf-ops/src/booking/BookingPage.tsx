import { ButtonLink, Notice } from '@saltbush/ui';
import { useParams } from 'react-router-dom';
import { apiError } from '../api/apiError.ts';
import { useDeskBookingQuery } from '../api/deskBooking.ts';
import { DeskFrame, WayBack } from '../frame/DeskFrame.tsx';
import { Freshness } from '../frame/Freshness.tsx';
import { usePollingOptions, useRefreshOnReturn } from '../frame/keep-fresh.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { BookingSheet } from './BookingSheet.tsx';

/** One booking: everything about it, what has happened, and what staff may do next. */
export function BookingPage() {
  const { reference = '' } = useParams();
  const answer = useDeskBookingQuery(reference, usePollingOptions());
  const { currentData: booking, isFetching, refetch, fulfilledTimeStamp } = answer;
  const error = apiError(answer.error);
  useRefreshOnReturn(refetch);

  return (
    <DeskFrame
      place="bookings"
      title={reference}
      above={<WayBack href="/ops/bookings">Bookings</WayBack>}
      beside={
        booking && (
          <Freshness
            readAt={fulfilledTimeStamp}
            isFetching={isFetching}
            error={error}
            onRefresh={() => void refetch()}
          />
        )
      }
    >
      {booking && (
        <BookingSheet key={booking.reference} booking={booking} readAt={fulfilledTimeStamp ?? 0} refetch={refetch} />
      )}
      {!booking && !error && <RowsSkeleton label="Reading the booking" />}
      {!booking && error?.status === 404 && (
        <Notice tone="warn" title={`No booking has the reference ${reference}`}>
          <p>Check it, or search for the business or a suburb.</p>
          <ButtonLink size="small" variant="secondary" href="/ops/bookings?view=all">
            Search all bookings
          </ButtonLink>
        </Notice>
      )}
      {!booking && error && error.status !== 404 && (
        <Trouble
          title="The booking could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </DeskFrame>
  );
}
