import { apiError } from '@saltbush/calls';
import type { ApiError } from '@saltbush/contract/api';
import { useEffect, useRef, useState } from 'react';
import { priceRows } from '../api/priceRows.ts';
import { tidyCells } from './rows/cells.ts';
import { mendRow, savedRow } from './rows/mend-row.ts';
import { ownFaults } from './rows/ownFaults.ts';
import type { HeldSheet } from './useSheet.ts';

export type MendState =
  | { status: 'idle' }
  | { status: 'saving'; number: number; isWaiting: boolean }
  | { status: 'failed'; number: number; error: ApiError };

/** What became of a row that was saved; null when the gateway could not be asked. */
export type Mended = 'ready' | 'booked' | 'faulty' | null;

export interface Mending {
  /** How it is with a row. */
  stateOf: (number: number) => MendState;
  save: (number: number) => Promise<Mended>;
  /** Something was typed or the row is closed, so a failure is over. */
  forget: () => void;
}

const IDLE: MendState = { status: 'idle' };

/** Saves what was typed into a row, and prices that row again. Until it is priced, what was typed stays a draft. */
export function useMending({ latest, change }: Pick<HeldSheet, 'latest' | 'change'>): Mending {
  const [state, setState] = useState<MendState>(IDLE);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  return {
    stateOf: (number) => (state.status !== 'idle' && state.number === number ? state : IDLE),
    async save(number) {
      const row = latest().find((known) => known.number === number);
      if (!row) return null;
      const { draft } = row;
      const cells = tidyCells(draft ?? row.cells);
      const faults = ownFaults(cells);
      if (faults.length > 0) {
        change((rows) => mendRow(rows, { number, cells, draft, answer: { status: 'faulty', faults } }));
        return 'faulty';
      }
      const controller = new AbortController();
      const { signal } = controller;
      current.current = controller;
      setState({ status: 'saving', number, isWaiting: false });
      try {
        const { copy } = savedRow(latest(), number, cells);
        const onWait = () => setState({ status: 'saving', number, isWaiting: true });
        const [answer] = await priceRows([{ cells, copy }], { signal, onWait });
        if (!answer) throw new Error('The gateway did not answer about the row.');
        change((rows) => mendRow(rows, { number, cells, draft, copy, answer }));
        setState(IDLE);
        return answer.status === 'priced' ? 'ready' : answer.status;
      } catch (error) {
        const failure = signal.aborted ? null : apiError(error);
        setState(failure ? { status: 'failed', number, error: failure } : IDLE);
        return null;
      }
    },
    forget: () => {
      setState((known) => (known.status === 'failed' ? IDLE : known));
    },
  };
}
