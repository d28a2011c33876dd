import type { RefObject } from 'react';
import { goToAct } from '../frame/goToAct.ts';
import { currentRow, moveInList } from '../frame/row-focus.ts';
import type { Shortcut } from '../frame/shortcut.ts';

interface ListOfRows {
  list: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  /** Name of a row: "booking". */
  thing: string;
  /** Called with the key of the row that the focus moves to. */
  onMove: (key: string) => void;
  /** Closes the record beside the list, if there is one. */
  onClose: () => void;
  /** Whether rows can be chosen. */
  hasChoice: boolean;
}

/** Shortcuts of a list. They move the focus from row to row, so that Enter and Tab continue there. */
export function listShortcuts({ list, search, thing, onMove, onClose, hasChoice }: ListOfRows): Shortcut[] {
  const move = (step: 1 | -1) => {
    const key = moveInList(list.current, step)?.dataset.deskKey;
    if (key !== undefined) onMove(key);
  };
  const choose = () =>
    currentRow(list.current)?.closest('tr')?.querySelector<HTMLElement>('[data-desk-choose]')?.click();
  return [
    { keys: 'j', does: `Next ${thing}`, run: () => move(1), repeats: true },
    { keys: 'k', does: `Previous ${thing}`, run: () => move(-1), repeats: true },
    { keys: 'Enter', does: `Open the ${thing}` },
    ...(hasChoice ? [{ keys: 'x', does: `Choose the ${thing}`, run: choose }] : []),
    { keys: 'a', does: 'Go to what comes next', run: goToAct },
    { keys: 'Escape', does: `Close the ${thing} beside the list`, run: onClose },
    { keys: 'f', does: 'Search this list', run: () => search.current?.focus() },
  ];
}
