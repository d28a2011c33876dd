import type { DeskEnquiryDetail } from '@saltbush/business-api/enquiries';
import type { TrailFact } from '../sheet/trail-fact.ts';
import { ENQUIRY_STATUS_LABELS } from './enquiry-statuses.data.ts';

/** The trail of an enquiry in words, oldest first; it begins with what was received. */
export function enquiryTrail({ receivedAt, name, trail }: DeskEnquiryDetail): TrailFact[] {
  const received = { at: receivedAt, what: 'Received', words: [], who: name, isTrouble: false };
  return [
    received,
    ...trail.map(({ at, status, note, actor }, index) => ({
      at,
      what: status === (trail[index - 1]?.status ?? 'new') ? 'Note' : ENQUIRY_STATUS_LABELS[status].label,
      words: note === '' ? [] : [note],
      who: actor,
      isTrouble: false,
    })),
  ];
}
