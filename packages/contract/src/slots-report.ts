import type { SlotValues } from './slots.ts';

/** A live release with a part for a slot. */
export interface SlotFiller {
  remote: string;
  version: string;
  /** Name of its component. */
  part: string;
  /** Who gets the part: `everyone`, `signed-in`, or a role. */
  access: string;
  /** It comes without a script. */
  isQuiet: boolean;
  /**
   * Why it is not shown: the slot is kept for other remotes, gives other values than the part takes, or has no room for
   * it. Null where it is shown.
   */
  leftOut: 'kept' | 'values' | 'full' | null;
}

/** A slot that a live release offers. */
export interface OfferedSlot {
  slot: string;
  remote: string;
  version: string;
  /** Routes of the pages that it stands in. */
  pages: string[];
  /** What it gives. */
  values: SlotValues;
  /** How many remotes may fill it at once. */
  atMost: number;
  /** The last day on which it is offered, `2027-03-31`. */
  until: string | null;
  /** Those that are shown, in their order, then the others. */
  fillers: SlotFiller[];
}

/** Who offers which places in pages, and who fills them. By slot. */
export interface SlotsReport {
  slots: OfferedSlot[];
  /** Parts for slots that no live release offers. */
  unplaced: { slot: string; remote: string; version: string }[];
}
