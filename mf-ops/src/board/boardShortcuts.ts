import { addDays, type IsoDate } from '@saltbush/freight';
import type { RefObject } from 'react';
import { moveInList } from '../frame/row-focus.ts';
import type { Shortcut } from '../frame/shortcut.ts';
import type { BoardAddress, BoardView } from './boardAddress.ts';

interface BoardKeys {
  ground: RefObject<HTMLElement | null>;
  undo: () => void;
  /** Goes to another day or view, by the day that is shown and today. */
  go: (change: (date: IsoDate, today: IsoDate) => Partial<BoardAddress>) => void;
}

const cardInFocus = (ground: HTMLElement | null): Element | null =>
  ground?.contains(document.activeElement) ? (document.activeElement?.closest('[data-board-card]') ?? null) : null;

/** Moves the focus to the nearest card of the next column that has any. */
function moveAcross(ground: HTMLElement | null, step: 1 | -1): void {
  const columns = Array.from(ground?.querySelectorAll('[data-step]:is(section)') ?? []).filter((column) =>
    column.querySelector('[data-desk-row]'),
  );
  const card = cardInFocus(ground);
  const at = columns.findIndex((column) => column.contains(card));
  const next = at === -1 ? columns[0] : columns[at + step];
  const place = card ? Array.from(card.parentElement?.children ?? []).indexOf(card) : 0;
  const links = next?.querySelectorAll<HTMLElement>('[data-desk-row]') ?? [];
  const link = links[Math.min(place, links.length - 1)];
  link?.focus();
  link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Shortcuts of the board. They move the focus from booking to booking, and press what is on the one in focus. */
export function boardShortcuts({ ground, undo, go }: BoardKeys): Shortcut[] {
  const press = (wanted: string) => () => cardInFocus(ground.current)?.querySelector<HTMLElement>(wanted)?.click();
  const view = (id: BoardView) => () => go(() => ({ view: id }));
  return [
    { keys: 'j', does: 'Next booking', run: () => moveInList(ground.current, 1), repeats: true },
    { keys: 'k', does: 'Previous booking', run: () => moveInList(ground.current, -1), repeats: true },
    { keys: 'l', does: 'Booking in the next column', run: () => moveAcross(ground.current, 1), repeats: true },
    { keys: 'h', does: 'Booking in the column before', run: () => moveAcross(ground.current, -1), repeats: true },
    { keys: 'Enter', does: 'Open the booking' },
    { keys: 'a', does: 'Next step of the booking: allocate, out, POD', run: press('[data-main-act]') },
    { keys: 'c', does: 'Choose driver and vehicle', run: press('[data-choose]') },
    { keys: 'u', does: 'Undo the last allocation', run: undo },
    { keys: '[', does: 'Day before', run: () => go((date) => ({ date: addDays(date, -1) })) },
    { keys: ']', does: 'Next day', run: () => go((date) => ({ date: addDays(date, 1) })) },
    { keys: 't', does: 'Today', run: () => go(() => ({ date: null })) },
    { keys: 'v s', does: 'By step', run: view('steps') },
    { keys: 'v t', does: 'By vehicle', run: view('vehicles') },
    { keys: 'v d', does: 'By driver', run: view('drivers') },
  ];
}
