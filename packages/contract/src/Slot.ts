import { createElement, Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { FALLBACK, SLOT_EVENT, type SlotNews } from './slot-element.ts';
import type { Given, GivenOf, SlotValues } from './slots.ts';

type Offers = Record<string, { atMost: number; values?: SlotValues }>;

type Give<Values> = Values extends SlotValues ? { give: GivenOf<Values> } : { give?: Record<string, never> };

/** A slot of these by its name, with what its page gives it. */
export type SlotProps<Slots extends Offers> = {
  [Name in keyof Slots & string]: { name: Name } & Give<Slots[Name]['values']>;
}[keyof Slots & string] & {
  /** Shown in place of the parts while there is none, or none could be shown. */
  fallback?: ReactNode;
};

/** The same object each time: React never writes it again. */
const EMPTY = { __html: '' };

/**
 * Stands in a page where parts of other remotes go: `<Slot<typeof slots> name="dashboard.overview" give={{ late: 2 }} />`. The
 * server writes them into it, and React leaves them alone, so that each has a root, and failures, of its own.
 */
export function Slot<Slots extends Offers>({ name, give, fallback }: SlotProps<Slots>) {
  const ref = useRef<HTMLDivElement>(null);
  const [isFilled, onFilled] = useState<boolean | null>(null);
  const given: Given = give ?? {};
  const tell = (detail: SlotNews | null) =>
    ref.current?.dispatchEvent(new CustomEvent(SLOT_EVENT, { bubbles: true, detail }));

  useLayoutEffect(() => void tell({ slot: name, given, onFilled }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of once, when the slot leaves.
  useLayoutEffect(() => () => void tell(null), []);

  const element = createElement('div', {
    'data-slot': name,
    'data-given': JSON.stringify(given),
    ref,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: EMPTY,
  });
  return createElement(Fragment, null, element, fallback !== undefined && inPlaceOfParts(fallback, isFilled));
}

/** Null: nobody has said yet whether a part is shown. */
function inPlaceOfParts(fallback: ReactNode, isFilled: boolean | null) {
  if (isFilled === null) return asWritten(fallback);
  return !isFilled && createElement(FALLBACK, { key: 'shown' }, fallback);
}

/** Hidden, unless the server knew that no part comes and wrote it so. The browser keeps what the server wrote. */
function asWritten(fallback: ReactNode) {
  const hidden = { key: 'written', hidden: true };
  if (typeof document === 'undefined') return createElement(FALLBACK, hidden, fallback);
  return createElement(FALLBACK, { ...hidden, suppressHydrationWarning: true, dangerouslySetInnerHTML: EMPTY });
}
