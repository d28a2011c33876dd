import type { RefObject } from 'react';
import type { Shortcut } from './shortcut.ts';

/** Marks the link of a row, so that j and k find it. */
export const ROW_LINK = { 'data-desk-row': '' } as const;

function moveInList(list: HTMLElement | null, step: 1 | -1): void {
  const links = Array.from(list?.querySelectorAll<HTMLElement>('[data-desk-row]') ?? []);
  const current = links.findIndex((link) => link.contains(document.activeElement));
  const next = links[current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step];
  next?.focus();
  next?.scrollIntoView?.({ block: 'nearest' });
}

interface ListOfRows {
  list: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  /** Name of a row: "booking". */
  thing: string;
}

/** Shortcuts of a list. They move the focus from row to row, so that Enter and Tab continue there. */
export function listShortcuts({ list, search, thing }: ListOfRows): Shortcut[] {
  return [
    { keys: 'j', does: `Next ${thing}`, run: () => moveInList(list.current, 1) },
    { keys: 'k', does: `Previous ${thing}`, run: () => moveInList(list.current, -1) },
    { keys: 'Enter', does: `Open the ${thing}` },
    { keys: '/', does: 'Search', run: () => search.current?.focus() },
  ];
}
