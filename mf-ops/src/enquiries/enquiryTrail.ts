import type { DeskEnquiryDetail, EnquiryEvent, EnquiryStatus } from '@saltbush/enquiries/api';
import type { TrailFact } from '../sheet/trail-fact.ts';
import { ENQUIRY_STATUS_LABELS } from './enquiry-statuses.data.ts';

function whatOf({ status, kind, clearsSuspicion }: EnquiryEvent, before: EnquiryStatus): string {
  if (clearsSuspicion) return 'Genuine';
  if (kind === 'reply') return 'Replied';
  if (kind === 'heard')
    return status === before ? 'They answered' : `They answered: ${ENQUIRY_STATUS_LABELS[status].label}`;
  return status === before ? 'Note' : ENQUIRY_STATUS_LABELS[status].label;
}

/** The trail of an enquiry in words, oldest first, starting with its receipt. What was written stands in the thread. */
export function enquiryTrail({ receivedAt, name, trail }: DeskEnquiryDetail): TrailFact[] {
  const received = { at: receivedAt, what: 'Received', words: [], who: name, isTrouble: false };
  return [
    received,
    ...trail.map((event, index) => ({
      at: event.at,
      what: whatOf(event, trail[index - 1]?.status ?? 'new'),
      words: event.note === '' ? [] : [event.note],
      who: event.actor,
      isTrouble: event.mail?.status === 'failed',
    })),
  ];
}
