import { useDraft } from '@saltbush/contract';
import { useState } from 'react';

const PREFIX = 'saltbush-desk-text ';
/** No field of the desk takes more. */
const LONGEST = 10_000;

function read(key: string): string {
  try {
    return (sessionStorage.getItem(PREFIX + key) ?? '').slice(0, LONGEST);
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // Without storage, the text lasts as long as its form.
  }
}

/**
 * A text that somebody is writing, kept in this tab until it is blank again: another page, another record and a reload
 * leave it. Each `key` has its own.
 */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  useDraft(text !== '');
  return [
    text,
    (next) => {
      setText(next);
      write(key, next);
    },
  ];
}
