import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { CLAIM_KINDS } from '@saltbush/freight';
import type { ClaimValues } from './claim-values.ts';

/**
 * What was typed and not sent yet, stored in the tab: a reload or another page keeps it. With it goes the submission that was
 * sent last, so that sending the same again makes no second claim.
 */
export interface ClaimDraft {
  values: ClaimValues;
  sent: { id: string; text: string } | null;
}

const keyOf = (shipment: string): string => `saltbush.claim.${shipment}`;

const TEXTS = ['words', 'goods', 'amount', 'phone'] as const;

/** The parts of a stored draft that are of the right kind. */
function readValues(kept: unknown): Partial<ClaimValues> {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = kept as Record<string, unknown>;
  const kind = CLAIM_KINDS.find((each) => each === known.kind);
  const texts = TEXTS.flatMap((name) => (typeof known[name] === 'string' ? [[name, known[name]] as const] : []));
  return {
    ...Object.fromEntries(texts),
    ...(kind === undefined ? {} : { kind }),
    ...(known.keepsPackaging === true ? { keepsPackaging: true } : {}),
  };
}

/** The draft of a consignment's claim; null where nothing is stored, or the browser keeps nothing. */
export function readDraft(shipment: string): { values: Partial<ClaimValues>; sent: ClaimDraft['sent'] } | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(shipment)) ?? 'null') as Partial<ClaimDraft> | null;
    if (kept === null) return null;
    const { id, text } = (kept.sent ?? {}) as Record<string, unknown>;
    const sent = typeof id === 'string' && typeof text === 'string' ? { id, text } : null;
    return { values: readValues(kept.values), sent };
  } catch {
    return null;
  }
}

export function writeDraft(shipment: string, draft: ClaimDraft): void {
  try {
    sessionStorage.setItem(keyOf(shipment), JSON.stringify(draft));
  } catch {
    // Storage is full or disabled.
  }
}

export function clearDraft(shipment: string): void {
  try {
    sessionStorage.removeItem(keyOf(shipment));
  } catch {
    // Storage is disabled.
  }
}

/** The submission of this content: that of the last try when nothing changed since, so that it counts once. */
export function submissionOf(values: ClaimValues, sent: ClaimDraft['sent']): { id: string; text: string } {
  const text = JSON.stringify(values);
  return sent?.text === text ? sent : { id: newSubmissionId(), text };
}
