import type { Given } from './slots.ts';

/** Sent by the element of a slot once it is in the page. Its detail is the `SlotHold`. */
export const SLOT_EVENT = 'saltbush:slot';

/** What a slot in the page and the host that fills it know of each other. */
export interface SlotHold {
  slot: string;
  /** What the page gives its parts now. */
  given: Given;
  /** The slot has left the page. */
  isOver: boolean;
  /** Set by the host: called when anything above has changed. */
  onChange?: () => void;
  /** Set by the slot: called with whether any part is shown. */
  onFilled: (isFilled: boolean) => void;
}
