import { createProcessSupply, type ProcessSupply } from '../rendering/createProcessSupply.ts';
import { createRenderLane, type RenderLane } from '../rendering/createRenderLane.ts';
import type { ProcessLimits } from '../rendering/createRenderProcess.ts';

interface Options {
  limits: ProcessLimits;
  /** Own time of the process for one page. */
  timeoutMs: number;
  /** A process that is ready already. Without it each trial starts its own. */
  giveProcess?: ProcessSupply['take'] | undefined;
}

interface TrialLanes {
  /**
   * Does this with a renderer of its own, which lets everything else on the machine come first. `isAhead`: nobody waits
   * for it, so it takes no process that a visitor might need next.
   */
  withLane: <T>(use: (lane: RenderLane) => Promise<T>, options: { isAhead: boolean }) => Promise<T>;
  close: () => void;
}

/** For a process to be ready. */
const START_LIMIT_MS = 20_000;

/** Renderers for trials, see decision 25. */
export function createTrialLanes({ limits, timeoutMs, giveProcess }: Options): TrialLanes {
  const open = new Set<() => void>();

  function supplyFor(isAhead: boolean): ProcessSupply {
    const own = createProcessSupply({ ...limits, isInBackground: true });
    if (isAhead || giveProcess === undefined) return own;
    return {
      ...own,
      async take(host) {
        const started = await giveProcess(host);
        if (started.status === 'ready') started.process.moveToBackground();
        return started;
      },
    };
  }

  return {
    async withLane(use, { isAhead }) {
      const supply = supplyFor(isAhead);
      const lane = createRenderLane({ supply, timeoutMs, longestWaitMs: START_LIMIT_MS });
      const close = () => {
        lane.stop();
        supply.close();
      };
      open.add(close);
      try {
        return await use(lane);
      } finally {
        close();
        open.delete(close);
      }
    },
    close() {
      for (const close of open) close();
    },
  };
}
