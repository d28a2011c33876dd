import { TERMS } from '../tariffs/terms.data.ts';
import { addDays, type IsoDate } from '../time/iso-date.ts';
import { type Instant, localTime } from '../time/localTime.ts';

export const CLAIM_KINDS = ['damage', 'loss', 'delay'] as const;
/** What a client claims for: freight that was damaged, freight of which all or a part is missing, freight that came late. */
export type ClaimKind = (typeof CLAIM_KINDS)[number];

interface Carried {
  /** False for freight that was declined or cancelled, and so never carried. */
  isCarried: boolean;
  /** Whether something has gone wrong that is not sorted out yet. */
  hasException: boolean;
  /** The delivery day that was promised first; null when none was. */
  promisedOn: IsoDate | null;
  deliveredOn: IsoDate | null;
  /** IANA zone of the delivery city, whose calendar counts. */
  timeZone: string;
}

/** Whether a claim can be made, for what, and until or from when. */
export type ClaimWindow =
  /** `until` is the last day; null while the freight is under way. */
  | { status: 'open'; kinds: readonly ClaimKind[]; until: IsoDate | null }
  /** `until` was the last day. */
  | { status: 'over'; until: IsoDate }
  /** `from`: the day after the promised one; null when no day is promised. */
  | { status: 'not-yet'; from: IsoDate | null }
  | { status: 'not-carried' };

/**
 * A claim is made within `TERMS.claimWindowDays` of the delivery, whose own day does not count; for freight that has not
 * arrived, from the day after the promised one, or while something has gone wrong with it. Damage shows at the delivery,
 * and a delay counts only when it came after the promised day.
 */
export function claimWindow(
  { isCarried, hasException, promisedOn, deliveredOn, timeZone }: Carried,
  now: Instant,
): ClaimWindow {
  if (!isCarried) return { status: 'not-carried' };
  const { date: today } = localTime(now, timeZone);
  if (deliveredOn !== null) {
    const until = addDays(deliveredOn, TERMS.claimWindowDays);
    if (today > until) return { status: 'over', until };
    const isLate = promisedOn !== null && deliveredOn > promisedOn;
    return { status: 'open', kinds: isLate ? CLAIM_KINDS : ['damage', 'loss'], until };
  }
  const from = promisedOn === null ? null : addDays(promisedOn, 1);
  if (hasException || (from !== null && today >= from))
    return { status: 'open', kinds: ['loss', 'delay'], until: null };
  return { status: 'not-yet', from };
}
