import { useEffect, useRef } from 'react';
import type { Shortcut } from './shortcut.ts';

/** How long the second key of two may take. */
const SECOND_KEY_MS = 1_500;

const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], dialog[open]';

/** A closed dialog keeps the focus until the next frame. A key pressed in that time is meant for the page. */
const GONE = 'dialog:not([open])';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null && target.closest(GONE) === null;
}

/**
 * Runs single-key shortcuts anywhere on the page, except while somebody types, holds a modifier, or has switched them
 * off (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: readonly Shortcut[], isOn: boolean): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  }, [shortcuts]);

  useEffect(() => {
    if (!isOn) return undefined;
    let first: { key: string; at: number } | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const pair = first && event.timeStamp - first.at < SECOND_KEY_MS ? `${first.key} ${event.key}` : null;
      first = null;
      const found = latest.current.find(({ keys }) => keys === pair || keys === event.key);
      if (found?.run) {
        event.preventDefault();
        if (!event.repeat || found.repeats) found.run();
        return;
      }
      if (latest.current.some(({ keys }) => keys.startsWith(`${event.key} `))) {
        first = { key: event.key, at: event.timeStamp };
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
