import type { DeskEnquiryDetail, EnquiryStatus } from '@saltbush/enquiries/api';
import type { TrailFact } from '../sheet/trail-fact.ts';
import { ENQUIRY_STATUS_LABELS } from './enquiry-statuses.data.ts';

function whatOf(status: EnquiryStatus, before: EnquiryStatus, clearsSuspicion: boolean): string {
  if (clearsSuspicion) return 'Genuine';
  return status === before ? 'Note' : ENQUIRY_STATUS_LABELS[status].label;
}

/** The trail of an enquiry in words, oldest first, starting with its receipt. */
export function enquiryTrail({ receivedAt, name, trail }: DeskEnquiryDetail): TrailFact[] {
  const received = { at: receivedAt, what: 'Received', words: [], who: name, isTrouble: false };
  return [
    received,
    ...trail.map(({ at, status, note, actor, clearsSuspicion }, index) => ({
      at,
      what: whatOf(status, trail[index - 1]?.status ?? 'new', clearsSuspicion),
      words: note === '' ? [] : [note],
      who: actor,
      isTrouble: false,
    })),
  ];
}
