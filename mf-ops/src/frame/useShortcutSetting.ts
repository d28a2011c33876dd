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

/** For this document only, where the browser refuses storage. */
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

/** Whether single keys do anything: a choice of this browser's user, on until switched off. */
export function useShortcutSetting(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, read, () => true);
  return [isOn, useCallback((next: boolean) => write(next), [])];
}
