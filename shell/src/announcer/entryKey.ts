import type { Location } from 'react-router-dom';

/**
 * Names an entry of the history. The router calls every entry that it did not make `default`: the first one, and those
 * of links to a part of the page.
 */
export function entryKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key;
}
