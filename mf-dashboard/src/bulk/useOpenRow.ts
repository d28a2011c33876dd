import { formatAud } from '@saltbush/freight';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RowActs } from './list/RowItem.tsx';
import { dropDraft, leaveOut, toggleRow, typeInto } from './rows/change-rows.ts';
import { type Mending, useMending } from './useMending.ts';
import type { HeldSheet } from './useSheet.ts';

interface OpenRow {
  /** Number of the row that is open; null when none is. */
  opened: number | null;
  mending: Mending;
  /** What became of the row that was closed last. */
  said: string;
  acts: RowActs;
  type: (cells: Parameters<typeof typeInto>[2]) => void;
  save: () => Promise<void>;
  close: () => void;
  undo: () => void;
  leaveOut: () => void;
}

/** The button of a row, or of the next one that has one. A row that was put right may have left the view. */
function focusRow(frame: HTMLElement | null, number: number): void {
  const rows = [...(frame?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const own = rows.filter((row) => Number(row.dataset.row) >= number);
  const button = own.map((row) => row.querySelector<HTMLElement>('[data-act]')).find(Boolean);
  (button ?? frame)?.focus();
}

/** The row that is open to be mended. Where the focus goes when it closes follows from what became of it. */
export function useOpenRow(
  { latest, change }: Pick<HeldSheet, 'latest' | 'change'>,
  frame: RefObject<HTMLElement | null>,
  onTakenBack: () => void,
): OpenRow {
  const mending = useMending({ latest, change });
  const [opened, setOpened] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const closed = useRef<number | null>(null);
  const takenBack = useRef(onTakenBack);
  const openedNow = useRef(opened);

  useEffect(() => {
    takenBack.current = onTakenBack;
    openedNow.current = opened;
    if (closed.current === null) return;
    focusRow(frame.current, closed.current);
    closed.current = null;
  });

  const close = (number: number, words: string) => {
    mending.forget();
    setSaid(words);
    // Another row may have been opened while this one was priced. It keeps the focus.
    if (openedNow.current !== number) return;
    closed.current = number;
    setOpened(null);
  };
  const wordsOf = (number: number): string => {
    const state = latest().find((row) => row.number === number)?.state;
    if (state?.status === 'booked') return `Row ${number} is booked already as ${state.reference}.`;
    return state?.status === 'ready' ? `Row ${number} is ready at ${formatAud(state.price.totalIncGstCents)}.` : '';
  };

  return {
    opened,
    mending,
    said,
    acts: {
      onToggle: useCallback((number) => change((rows) => toggleRow(rows, number)), [change]),
      onOpen: useCallback((number) => setOpened((known) => (known === number ? null : number)), []),
      onTakeBack: useCallback(
        (number) => {
          change((rows) => leaveOut(rows, number, false));
          closed.current = number;
          takenBack.current();
        },
        [change],
      ),
    },
    type: (cells) => {
      if (opened === null) return;
      mending.forget();
      change((rows) => typeInto(rows, opened, cells));
    },
    async save() {
      if (opened === null) return;
      const mended = await mending.save(opened);
      if (mended === 'ready' || mended === 'booked') close(opened, wordsOf(opened));
    },
    close: () => {
      if (opened !== null) close(opened, '');
    },
    undo: () => {
      if (opened !== null) change((rows) => dropDraft(rows, opened));
    },
    leaveOut: () => {
      if (opened === null) return;
      change((rows) => leaveOut(rows, opened, true));
      close(opened, `Row ${opened} is left out.`);
    },
  };
}
