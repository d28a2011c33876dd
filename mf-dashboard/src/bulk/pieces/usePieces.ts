import { apiError, type Patience } from '@saltbush/calls';
import type { ApiError } from '@saltbush/contract/api';
import { useEffect, useRef, useState } from 'react';

export type PiecesState =
  | { status: 'idle' }
  | {
      status: 'working';
      done: number;
      total: number;
      /** The site is busy, and this goes on by itself. */
      isWaiting: boolean;
      isStopping: boolean;
    }
  | { status: 'failed'; done: number; total: number; error: ApiError };

interface Work<Item, Answer> {
  /** What is still to be asked about. Each answer that is taken makes it shorter. */
  rest: () => readonly Item[];
  /** The first of them, as many as one request has room for. */
  cut: (rest: readonly Item[]) => readonly Item[];
  ask: (piece: readonly Item[], patience: Patience) => Promise<readonly Answer[]>;
  take: (piece: readonly Item[], answers: readonly Answer[]) => void;
  /** Called when it has ended, unless it failed. */
  onEnd?: () => void;
}

export interface Pieces {
  state: PiecesState;
  /** Asks for piece after piece. After a failure or a stop it goes on where it was. */
  start: <Item, Answer>(work: Work<Item, Answer>) => Promise<void>;
  stop: () => void;
  /** Lets a failure be. */
  leave: () => void;
}

const IDLE: PiecesState = { status: 'idle' };

const isGivenUp = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted && (error === signal.reason || (error as Partial<Error>)?.name === 'AbortError');

/** Asks the gateway about many rows, one piece after the other, and knows how far it is. Leaving the page ends it. */
export function usePieces(): Pieces {
  const [state, setState] = useState<PiecesState>(IDLE);
  const current = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      current.current?.abort();
      current.current = null;
    },
    [],
  );

  return {
    state,
    async start(work) {
      if (current.current && !current.current.signal.aborted) return;
      const controller = new AbortController();
      const { signal } = controller;
      current.current = controller;
      const total = work.rest().length;
      let done = 0;
      const show = (next: PiecesState) => {
        if (current.current === controller) setState(next);
      };
      const showWork = (isWaiting: boolean) =>
        show({ status: 'working', done, total, isWaiting, isStopping: signal.aborted });
      try {
        for (let rest = work.rest(); rest.length > 0 && !signal.aborted; rest = work.rest()) {
          done = Math.max(0, total - rest.length);
          showWork(false);
          const piece = work.cut(rest);
          const answers = await work.ask(piece, { signal, onWait: () => showWork(true) });
          if (answers.length !== piece.length) throw new Error('The gateway did not answer about every row.');
          work.take(piece, answers);
        }
        show(IDLE);
        if (current.current === controller) work.onEnd?.();
      } catch (error) {
        const failure = isGivenUp(error, signal) ? null : apiError(error);
        show(failure ? { status: 'failed', done, total, error: failure } : IDLE);
        if (!failure && current.current === controller) work.onEnd?.();
      } finally {
        if (current.current === controller) current.current = null;
      }
    },
    stop() {
      current.current?.abort();
      setState((known) => (known.status === 'working' ? { ...known, isStopping: true } : known));
    },
    leave: () => setState((known) => (known.status === 'failed' ? IDLE : known)),
  };
}
