import type { KeyObject } from 'node:crypto';

let key: KeyObject | null = null;

/** Sets the key with which this process signs the lines that it writes. One for all, so that no line is left out. */
export function setLogKey(next: KeyObject | null): void {
  key = next;
}

/** The key of this process; null when none is set. */
export const logKey = (): KeyObject | null => key;
