import type { Booking } from '@saltbush/consignments/api';
import { bookingTimeline, timelineClock } from '@saltbush/consignments/api';
import { Timeline as EventTimeline, Stack } from '@saltbush/ui';
import * as S from '../record/record.styles.ts';
import { EXCEPTION_WORDS } from './status-words.data.ts';

/** What has happened, oldest first, and the steps still to come while the consignment is under way. */
export function Timeline({ booking }: { booking: Booking }) {
  return (
    <Stack gap={2}>
      <S.Small>{timelineClock(booking)}</S.Small>
      <EventTimeline entries={bookingTimeline(booking, { exceptions: EXCEPTION_WORDS, remark: 'Note' })} />
    </Stack>
  );
}
