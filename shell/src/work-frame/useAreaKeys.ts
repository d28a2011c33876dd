import type { ContributedArea } from '@saltbush/contract/boot';
import { type RefObject, useEffect } from 'react';

/** How long the second key of two may take. */
const SECOND_KEY_MS = 1_500;
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

/** A closed dialog keeps the focus until the next frame. A key pressed in that time is meant for the page. */
const GONE = 'dialog:not([open])';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPING) !== null && target.closest(GONE) === null;

/**
 * Follows the link of an area after its two keys, anywhere but where somebody types. It presses the link, so that the page is
 * loaded before the move, as for any other press. It hears keys before the page does, which may use the second one alone.
 */
export function useAreaKeys(areas: readonly ContributedArea[], rail: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let first: { key: string; at: number } | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target) || areOff()) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const pair = first && event.timeStamp - first.at < SECOND_KEY_MS ? `${first.key} ${event.key}` : null;
      first = null;
      const area = areas.find(({ keys }) => keys !== undefined && keys === pair);
      if (area) {
        event.preventDefault();
        rail.current?.querySelector<HTMLElement>(`a[href="${area.path}"]`)?.click();
      } else if (areas.some(({ keys }) => keys?.startsWith(`${event.key} `))) {
        first = { key: event.key, at: event.timeStamp };
      }
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [areas, rail]);
}
