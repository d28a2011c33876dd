import { DRIVER_DOCUMENTS, type DriverEvent } from '@saltbush/drivers/api';
import type { TrailFact } from '../sheet/trail-fact.ts';
import { DOCUMENT_STATUS_LABELS, DRIVER_STATUS_LABELS } from './driver-statuses.data.ts';

function whatOf({ document, status }: DriverEvent): string {
  const labels: Partial<Record<DriverEvent['status'], { label: string }>> = document
    ? DOCUMENT_STATUS_LABELS
    : DRIVER_STATUS_LABELS;
  const label = labels[status]?.label ?? status;
  return document ? `${DRIVER_DOCUMENTS[document]}: ${label.toLowerCase()}` : label;
}

/** The trail of an application in words, oldest first. */
export function driverTrail(trail: readonly DriverEvent[]): TrailFact[] {
  return trail.map((event) => ({
    at: event.at,
    what: whatOf(event),
    words: event.note === '' ? [] : [event.note],
    who: event.actor,
    isTrouble: event.status === 'declined',
  }));
}
