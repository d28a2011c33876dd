import type { DeskBookingDetail } from '@saltbush/consignments/api';
import type { IsoDate } from '@saltbush/freight';
import { dayLabel } from '../consignment/pickupLabel.ts';
import { EXCEPTIONS, STATUSES } from '../consignment/statuses.data.ts';
import type { TrailFact } from '../sheet/trail-fact.ts';

type Entry = DeskBookingDetail['trail'][number];

/** Title of an entry: a status, an exception, a new ETA, or a note. */
function headlineOf(entry: Entry, before: Entry | undefined): string {
  if (before?.status === 'allocated' && entry.status === 'accepted') return 'Allocation taken back';
  if (entry.exception) return `Exception: ${EXCEPTIONS[entry.exception.kind].toLowerCase()}`;
  if (entry.status !== before?.status) return STATUSES[entry.status].label;
  if (entry.resolvesException) return 'Exception closed';
  if (entry.eta) return 'New expected delivery';
  if (entry.allocation) return 'Driver or vehicle changed';
  return entry.note ? 'Note' : 'Driver or vehicle changed';
}

/** The trail of a booking in words, oldest first. `today` is the desk's date. */
export function trailFacts(trail: DeskBookingDetail['trail'], today: IsoDate): TrailFact[] {
  return trail.map((entry, index) => ({
    at: entry.at,
    what: headlineOf(entry, trail[index - 1]),
    words: [
      entry.allocation ? `${entry.allocation.driver}, ${entry.allocation.vehicle}` : '',
      entry.exception?.reason ?? '',
      entry.note,
      entry.eta ? `Expected delivery ${dayLabel(entry.eta, today)}` : '',
    ].filter((words) => words !== ''),
    who: entry.actor,
    isTrouble: entry.exception !== null,
  }));
}
