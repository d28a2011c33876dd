import { useVisitor } from '@saltbush/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetSheet, keepSheet, readSheet, type Sheet, type TypedBooker } from './kept-sheet.ts';
import type { FileRow } from './rows/file-row.ts';

export interface HeldSheet {
  /** Null until a file is chosen. */
  sheet: Sheet | null;
  booker: TypedBooker;
  /** The rows as they are now, for what goes on between two renderings. */
  latest: () => readonly FileRow[];
  /** The same at each render. */
  change: (change: (rows: readonly FileRow[]) => readonly FileRow[]) => void;
  open: (sheet: Sheet) => void;
  close: () => void;
  setBooker: (changes: TypedBooker) => void;
}

/** Typing changes the rows with each letter, and writing a thousand of them takes a moment. */
const SETTLE_MS = 400;

const isDone = ({ state, isLeftOut }: FileRow): boolean => state.status === 'booked' || isLeftOut;

/**
 * The file that is on the page. It survives reloads of the tab until all of it is booked or another is chosen.
 * `onRestored` is called when it did.
 */
export function useSheet(onRestored: () => void): HeldSheet {
  const visitor = useVisitor();
  const user = visitor.status === 'signed-in' ? visitor.user.id : '';
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [booker, setBooker] = useState<TypedBooker>({});
  const held = useRef<Sheet | null>(null);

  const put = useCallback((next: Sheet | null) => {
    held.current = next;
    setSheet(next);
  }, []);
  const change = useCallback<HeldSheet['change']>(
    (changed) => {
      if (held.current) put({ ...held.current, rows: changed(held.current.rows) });
    },
    [put],
  );

  const restore = useEffectEvent(() => {
    const kept = readSheet(user);
    if (kept === null) return;
    put(kept.sheet);
    setBooker(kept.booker);
    onRestored();
  });
  useEffect(() => restore(), []);

  useEffect(() => {
    if (sheet === null) return undefined;
    const timer = setTimeout(() => {
      if (sheet.rows.every(isDone)) forgetSheet();
      else keepSheet(user, sheet, booker);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [sheet, booker, user]);

  return {
    sheet,
    booker,
    latest: () => held.current?.rows ?? [],
    change,
    open: put,
    close: () => {
      forgetSheet();
      put(null);
    },
    setBooker: (changes) => setBooker((known) => ({ ...known, ...changes })),
  };
}
