import { bookingTimeline } from '@saltbush/business-api/booking-words';
import type { ShipmentDetail } from '@saltbush/business-api/shipments';
import { Timeline as EventTimeline } from '@saltbush/ui';
import { EXCEPTION_NAMES } from '../consignment/statuses.data.ts';

/** Past events, oldest first, then the steps still to come. */
export function Timeline({ shipment }: { shipment: ShipmentDetail }) {
  return <EventTimeline entries={bookingTimeline(shipment, { exceptions: EXCEPTION_NAMES, remark: 'Note' })} />;
}
