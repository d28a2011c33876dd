import type { Given } from './slots.ts';

/** Sent by the element of a slot each time its page has rendered it, and with `null` when it leaves the page. */
export const SLOT_EVENT = 'saltbush:slot';

/** The element behind a slot that holds what its page says in place of parts. */
export const FALLBACK = 'slot-fallback';

/** The detail of that event. */
export interface SlotNews {
  slot: string;
  /** What the page gives its parts now. */
  given: Given;
  /** Takes whether any part is shown. */
  onFilled: (isFilled: boolean) => void;
}
