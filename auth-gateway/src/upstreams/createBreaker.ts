import type { Logger } from '../log.ts';
import { afterProbe, afterRequest, type Breaker, CLOSED, waitMs, whileProbing } from './breaker.ts';

export interface LiveBreaker {
  /** How long nobody asks the service, in milliseconds; 0 while it is asked. */
  waitMs: () => number;
  /** Tells how a request ended. */
  note: (wasAnswered: boolean) => void;
  close: () => void;
}

interface Dependencies {
  /** How the log names the service. */
  title: string;
  /** Asks the health path. Never rejects. */
  probe: () => Promise<boolean>;
  log: Pick<Logger, 'warn' | 'info'>;
  now: () => number;
}

/** The breaker of one service, which asks its health path when a pause has ended. */
export function createBreaker({ title, probe, log, now }: Dependencies): LiveBreaker {
  let breaker: Breaker = CLOSED;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function move(next: Breaker): void {
    const before = breaker;
    breaker = next;
    if (before.status === 'closed' && next.status === 'open') {
      log.warn({ service: title }, 'the service of a remote fails; its API answers 503 until its health path answers');
    }
    if (before.status === 'probing' && next.status === 'closed') {
      log.info({ service: title }, 'the service of a remote answers again');
    }
    if (next.status === 'open' && next !== before) schedule(next.until - now());
  }

  function schedule(inMs: number): void {
    if (isClosed) return;
    timer = setTimeout(() => void look(), inMs);
    timer.unref();
  }

  async function look(): Promise<void> {
    move(whileProbing(breaker));
    const wasAnswered = await probe();
    if (!isClosed) move(afterProbe(breaker, wasAnswered, now()));
  }

  return {
    waitMs: () => waitMs(breaker, now()),
    note: (wasAnswered) => move(afterRequest(breaker, wasAnswered, now())),
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
