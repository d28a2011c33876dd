import type { ShipmentDetail } from '@saltbush/consignments/api';
import { bookingTimeline, timelineClock } from '@saltbush/consignments/api';
import * as F from '@saltbush/portal/frame.styles';
import { Timeline as EventTimeline, Stack } from '@saltbush/ui';
import { EXCEPTION_NAMES } from '../consignment/statuses.data.ts';

/** Past events, oldest first, then the steps still to come. */
export function Timeline({ shipment }: { shipment: ShipmentDetail }) {
  return (
    <Stack gap={2}>
      <F.Small>{timelineClock(shipment)}</F.Small>
      <EventTimeline entries={bookingTimeline(shipment, { exceptions: EXCEPTION_NAMES, remark: 'Note' })} />
    </Stack>
  );
}
