import { useCallback, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'saltbush-desk-shortcuts';
const CHANGED = 'saltbush-desk-shortcuts-changed';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** Used for this document only, when the browser blocks storage. */
let unsaved: boolean | null = null;

function read(): boolean {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

function write(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
    unsaved = null;
  } catch {
    unsaved = isOn;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Whether single-key shortcuts are on. Stored in this browser; on by default. */
export function useShortcutSetting(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, read, () => true);
  return [isOn, useCallback((next: boolean) => write(next), [])];
}
