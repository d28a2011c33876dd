import type { Location } from 'react-router-dom';

/**
 * Identifies an entry of the history. The router gives the key `default` to every entry it did not make (the first
 * one, and links to a part of the page), so those are told apart by address.
 */
export function entryKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key;
}
