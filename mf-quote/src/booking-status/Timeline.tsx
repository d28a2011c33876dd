import { bookingTimeline } from '@saltbush/business-api/booking-words';
import type { Booking } from '@saltbush/business-api/bookings';
import { Timeline as EventTimeline } from '@saltbush/ui';
import { EXCEPTION_WORDS } from './status-words.data.ts';

/** What has happened, oldest first, and what is still to come while the consignment is under way. */
export function Timeline({ booking }: { booking: Booking }) {
  return <EventTimeline entries={bookingTimeline(booking, { exceptions: EXCEPTION_WORDS, remark: 'Note' })} />;
}
