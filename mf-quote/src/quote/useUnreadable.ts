import { useState } from 'react';

/** For text in a field that the browser itself cannot read as a number, a date or a time. */
export const UNREADABLE = 'We cannot read this. Please enter it again, in figures.';

interface Unreadable<Name extends string> {
  has: (name: Name) => boolean;
  /** Looks at a field after a key (`typing`) or when it is left. Half a date is no mistake while it is typed. */
  note: (name: Name, input: HTMLInputElement, moment: 'typing' | 'leaving') => void;
}

/**
 * Which fields show text that never becomes an answer: a browser gives `1e` in a number field, or half a date, the
 * empty value. The text stays where it is, and the form says so.
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
