import { useEffect, useRef } from 'react';

/** Where the desk's list of keys keeps that somebody has switched them off (WCAG 2.1.4). */
const SETTING = 'saltbush-desk-shortcuts';
const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], dialog[open]';

function areOff(): boolean {
  try {
    return localStorage.getItem(SETTING) === 'off';
  } catch {
    return false;
  }
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPING) !== null;

/** Calls back when `/` is pressed anywhere but where somebody types. It comes before the keys of the page. */
export function useSlashKey(onSlash: () => void): void {
  const latest = useRef(onSlash);
  useEffect(() => {
    latest.current = onSlash;
  }, [onSlash]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isTyping(event.target) || areOff()) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
