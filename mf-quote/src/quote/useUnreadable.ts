import { useState } from 'react';

/** Message for text in a field that the browser cannot read as a number, date or time. */
export const UNREADABLE = 'We cannot read this. Please enter it again, in figures.';

interface Unreadable<Name extends string> {
  has: (name: Name) => boolean;
  /** Checks a field after a key (`typing`) or when it is left. Half a date is no mistake while it is being typed. */
  note: (name: Name, input: HTMLInputElement, moment: 'typing' | 'leaving') => void;
}

/**
 * Finds fields with text that never becomes an answer: for `1e` in a number field, or half a date, browsers report an
 * empty value. The text stays, and the form reports it.
 */
export function useUnreadable<Name extends string>(): Unreadable<Name> {
  const [names, setNames] = useState<ReadonlySet<Name>>(() => new Set());
  return {
    has: (name) => names.has(name),
    note: (name, { type, validity }, moment) => {
      const isUnreadable = validity.badInput && (moment === 'leaving' || type === 'number');
      if (isUnreadable === names.has(name)) return;
      setNames((before) => new Set(isUnreadable ? [...before, name] : [...before].filter((other) => other !== name)));
    },
  };
}
