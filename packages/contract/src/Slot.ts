import { createElement, Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SLOT_EVENT, type SlotHold } from './slot-element.ts';
import type { Given, GivenOf, SlotValues } from './slots.ts';

type Offers = Record<string, { atMost: number; values?: SlotValues }>;

type Give<Values> = Values extends SlotValues ? { give: GivenOf<Values> } : { give?: Record<string, never> };

/** A slot of these by its name, with what its page gives it. */
export type SlotProps<Slots extends Offers> = {
  [Name in keyof Slots & string]: { name: Name } & Give<Slots[Name]['values']>;
}[keyof Slots & string] & {
  className?: string;
  /** Shown in place of the parts while there is none, or none could be shown. */
  fallback?: ReactNode;
};

const NOTHING: Given = {};

/**
 * Stands in a page where parts of other remotes go: `<Slot<typeof slots> name="dashboard.overview" give={{ late: 2 }} />`. The
 * server writes them into it, and React leaves them alone, so that each has a root, and failures, of its own.
 */
export function Slot<Slots extends Offers>({ name, give, className, fallback = null }: SlotProps<Slots>) {
  const element = useRef<HTMLDivElement>(null);
  const [isFilled, setIsFilled] = useState(true);
  const given = (give ?? NOTHING) as Given;
  const hold = useRef<SlotHold>({ slot: name, given, isOver: false, onFilled: setIsFilled });
  const text = JSON.stringify(given);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what is given.
  useEffect(() => {
    hold.current.given = given;
    hold.current.onChange?.();
  }, [text]);

  useLayoutEffect(() => {
    const own = { ...hold.current, isOver: false };
    hold.current = own;
    element.current?.dispatchEvent(new CustomEvent(SLOT_EVENT, { bubbles: true, detail: own }));
    return () => {
      own.isOver = true;
      own.onChange?.();
    };
  }, []);

  return createElement(
    Fragment,
    null,
    createElement('div', {
      'data-slot': name,
      'data-given': text,
      className,
      ref: element,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: INNER,
    }),
    isFilled ? null : fallback,
  );
}

/** The same object each time: React never writes it again. */
const INNER = { __html: '' };
