import type { BookingStatus } from '@saltbush/business-api/bookings';
import type { TimelineEntry } from '@saltbush/ui';
import { MILESTONES, STATUS_TITLES } from './statuses.data.ts';

/** What is still to come while the consignment is under way. */
export function milestonesAhead(status: BookingStatus): TimelineEntry[] {
  const reached = MILESTONES.indexOf(status);
  const ahead = reached === -1 ? [] : MILESTONES.slice(reached + 1);
  return ahead.map((milestone) => ({
    key: milestone,
    title: STATUS_TITLES[milestone],
    state: 'ahead',
    lines: ['Still to come'],
  }));
}
