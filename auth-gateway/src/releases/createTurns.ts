import type { LiveSet } from './liveSet.ts';
import type { Warm, WarmUp } from './warm-up.ts';

interface Options {
  warm: Warm;
  /** Makes this live set what visitors get. */
  turn: (next: LiveSet) => void;
  /** How long visitors wait for an activated release until its pages are made, in milliseconds. */
  limitMs: number;
}

interface Turns {
  /**
   * Turns to this live set once its pages are made, or the limit has passed; at once when it is urgent. Of live sets that
   * wait at the same time only the newest has its turn. Resolves when this one or a newer one is live. Never rejects.
   */
  take: (next: LiveSet, options: { isUrgent: boolean }) => Promise<WarmUp>;
}

/** Decides when a new live set becomes what visitors get. */
export function createTurns({ warm, turn, limitMs }: Options): Turns {
  let taken = 0;
  let latest: Promise<WarmUp> | null = null;
  /** Since when visitors wait for something that was activated; null when they do not. */
  let waitingSince: number | null = null;

  async function makePages(next: LiveSet, isCurrent: () => boolean): Promise<WarmUp> {
    try {
      return await warm(next, isCurrent);
    } catch (error) {
      return { status: 'failed', message: `Its pages were not made ahead, since ${String(error)}.` };
    }
  }

  async function takeTurn(next: LiveSet, isUrgent: boolean): Promise<WarmUp> {
    taken += 1;
    const own = taken;
    const isCurrent = () => own === taken;
    waitingSince ??= performance.now();
    const made = makePages(next, isCurrent);
    let outcome: WarmUp = { status: 'warm' };
    if (!isUrgent) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<WarmUp>((resolve) => {
        const message = `Its pages were not all made within ${limitMs} ms. Visitors get it all the same; the first may wait.`;
        // A series of activations must not put the first of them off for ever.
        const restMs = Math.max(0, limitMs - (performance.now() - (waitingSince ?? 0)));
        timer = setTimeout(() => resolve({ status: 'late', message }), restMs);
      });
      outcome = await Promise.race([made, late]);
      clearTimeout(timer);
    }
    if (!isCurrent()) {
      await latest;
      return outcome;
    }
    waitingSince = null;
    turn(next);
    return outcome;
  }

  return {
    take(next, { isUrgent }) {
      const own = takeTurn(next, isUrgent);
      latest = own;
      return own;
    },
  };
}
