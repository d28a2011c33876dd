import { useCallback, useMemo, useSyncExternalStore } from 'react';

const CHANGED = 'saltbush-desk-kept';

/** Used for this document only, when the browser blocks storage. */
const unsaved = new Map<string, string>();

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

function read(key: string): string | null {
  const here = unsaved.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text);
  }
  window.dispatchEvent(new Event(CHANGED));
}

interface KeptKind<T> {
  key: string;
  /** Null when nothing is kept. Makes something of every text, since anybody can write into a browser's storage. */
  parse: (text: string | null) => T;
  format: (value: T) => string;
}

/** A choice that is kept in this browser, the same in every tab. The server knows of none. */
export function useKept<T>({ key, parse, format }: KeptKind<T>): [T, (next: T) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const value = useMemo(() => parse(text), [parse, text]);
  return [value, useCallback((next: T) => write(key, format(next)), [key, format])];
}
