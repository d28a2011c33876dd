import { useSyncExternalStore } from 'react';

/** What Chromium says about the connection; other browsers say nothing. */
interface Connection extends EventTarget {
  saveData?: boolean;
  /** Speed as a kind of network: `slow-2g`, `2g`, `3g` or `4g`, which also stands for everything faster. */
  effectiveType?: string;
}

const connection = (): Connection | undefined => (navigator as Navigator & { connection?: Connection }).connection;

function isThrifty(): boolean {
  const { saveData = false, effectiveType = '4g' } = connection() ?? {};
  return saveData || effectiveType !== '4g';
}

function onChange(listener: () => void): () => void {
  const watched = connection();
  watched?.addEventListener('change', listener);
  return () => watched?.removeEventListener('change', listener);
}

/** Whether the visitor saves data or is on a slow connection, as far as the browser says. */
export function useThrift(): boolean {
  return useSyncExternalStore(onChange, isThrifty, () => false);
}
