import { MOST_DELIVERIES } from '@saltbush/runs/api';
import { blankDelivery, firstValues, type RunValues } from './run-values.ts';

/**
 * What was typed and not booked yet, stored in the tab: a reload, another page and a new sign-in keep it. With it goes the
 * submission that was sent last, so that sending the same again books no second run.
 */
export interface RunDraft {
  values: RunValues;
  sent: { id: string; text: string } | null;
}

const KEY = 'saltbush.run';

/** The parts of `kept` that are of the same kind as in `blank`. */
function ofKind<T extends object>(blank: T, kept: unknown): T {
  if (typeof kept !== 'object' || kept === null) return blank;
  const known = kept as Record<string, unknown>;
  const entries = Object.entries(blank).map(([name, value]) => {
    if (typeof value === 'object' && value !== null) return [name, ofKind(value as object, known[name])];
    return [name, typeof known[name] === typeof value ? known[name] : value];
  });
  return Object.fromEntries(entries) as T;
}

/** The draft of this user; null where nothing is stored, or the browser keeps nothing. */
export function readDraft(user: string): RunDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
    if (kept === null || kept.user !== user) return null;
    const { values, sent } = kept as { values?: Record<string, unknown>; sent?: Record<string, unknown> };
    const given = Array.isArray(values?.deliveries) ? values.deliveries.slice(0, MOST_DELIVERIES) : [];
    if (given.length === 0) return null;
    const booker = ofKind({ businessName: '', name: '', email: '', phone: '' }, values?.booker);
    const typed = Object.fromEntries(Object.entries(booker).filter(([, text]) => text !== ''));
    const { deliveries: _, booker: __, ...blank } = firstValues();
    return {
      values: {
        ...ofKind(blank, values),
        booker: typed,
        deliveries: given.map((delivery) => ofKind(blankDelivery(), delivery)),
      },
      sent: typeof sent?.id === 'string' && typeof sent.text === 'string' ? { id: sent.id, text: sent.text } : null,
    };
  } catch {
    return null;
  }
}

export function writeDraft(user: string, draft: RunDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ user, ...draft }));
  } catch {
    // Storage is full or disabled.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is disabled.
  }
}
