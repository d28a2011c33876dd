import { createProcessSupply, type Started } from './createProcessSupply.ts';
import { createRenderLane, type RenderLane } from './createRenderLane.ts';
import type { ProcessLimits } from './createRenderProcess.ts';
import { failure, type RenderJob, type RenderResult, type ServerBundle } from './RenderJob.ts';

export interface RenderPool {
  /** Renders a page. Whatever a job does to its process fails only that job. Never rejects. */
  render: (job: RenderJob) => Promise<RenderResult>;
  /** Starts a process with this host before anybody asks for a page. */
  prepare: (host: ServerBundle) => void;
  /** A process with this host for something else than pages of visitors. Whoever takes it has to stop it. */
  give: (host: ServerBundle) => Promise<Started>;
  close: () => Promise<void>;
}

interface Options extends ProcessLimits {
  timeoutMs: number;
  /** After waiting this long for a turn, the browser renders the page sooner. */
  longestWaitMs: number;
  /** Number of processes that are kept, one for each release of a remote, besides a spare one. */
  mostProcesses: number;
  /** Megabytes that they may hold together between pages. */
  mostKeptMb: number;
}

interface Waiting {
  job: RenderJob;
  lane: string;
  settle: (result: RenderResult) => void;
  impatience: NodeJS.Timeout;
}

interface Lane extends RenderLane {
  running: 'no' | 'yes' | 'slow';
  idle: NodeJS.Timeout | null;
}

/** Number of pages rendered at once. */
const MOST_BUSY = 2;
/** A page takes a few milliseconds. One that takes longer than this no longer counts towards `MOST_BUSY`. */
const SLOW_AFTER_MS = 100;
/** Number of pages rendered at once when the slow ones are counted too. */
const MOST_BUSY_WITH_SLOW = 4;
const MOST_WAITING = 200;
const IDLE_MS = 120_000;
const SPARE_AFTER_MS = 200;

const laneOf = ({ host, page }: RenderJob) => `${host.key} ${page?.key ?? ''}`;

/**
 * Renders pages in separate processes, one for each release of a remote, since their code belongs to the teams and not
 * to the gateway. A page that hangs delays only the pages of its own release.
 */
export function createRenderPool(options: Options): RenderPool {
  const { timeoutMs, longestWaitMs, mostProcesses, mostKeptMb } = options;
  const supply = createProcessSupply(options);
  /** Ordered by use, the least recently used first. */
  const lanes = new Map<string, Lane>();
  const queue: Waiting[] = [];
  let spareTimer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function open(key: string): Lane {
    const lane = lanes.get(key) ?? {
      ...createRenderLane({ supply, timeoutMs, longestWaitMs }),
      running: 'no',
      idle: null,
    };
    lanes.delete(key);
    lanes.set(key, lane);
    return lane;
  }

  function drop(key: string): void {
    const lane = lanes.get(key);
    if (lane?.idle) clearTimeout(lane.idle);
    lane?.stop();
    lanes.delete(key);
  }

  /** Ends the least recently used processes until the others are within the limits. */
  function makeRoom(): void {
    const isTooMuch = () =>
      lanes.size > mostProcesses || [...lanes.values()].reduce((sum, { heldMb }) => sum + heldMb(), 0) > mostKeptMb;
    for (const [key, { running }] of [...lanes]) {
      if (!isTooMuch()) return;
      if (running === 'no') drop(key);
    }
  }

  function mayStart(): boolean {
    const running = [...lanes.values()].filter((lane) => lane.running !== 'no');
    const prompt = running.filter((lane) => lane.running === 'yes');
    return prompt.length < MOST_BUSY && running.length < MOST_BUSY_WITH_SLOW;
  }

  async function run({ job, lane: key, settle }: Waiting): Promise<void> {
    const lane = open(key);
    if (lane.idle) clearTimeout(lane.idle);
    lane.running = 'yes';
    makeRoom();
    const slow = setTimeout(() => {
      lane.running = 'slow';
      dispatch();
    }, SLOW_AFTER_MS);
    const result = await lane.run(job);
    clearTimeout(slow);
    lane.running = 'no';
    settle(result);
    if (isClosed) return lane.stop();
    lane.idle = setTimeout(() => drop(key), IDLE_MS).unref();
    makeRoom();
    dispatch();
    // Keep a spare process only when pages are really rendered here.
    if (result.status === 'rendered') prepareSoon(job.host);
  }

  /** Starts a spare process once nobody waits: the page that was just rendered has yet to be written and compressed. */
  function prepareSoon(host: ServerBundle): void {
    if (spareTimer) clearTimeout(spareTimer);
    spareTimer = setTimeout(() => {
      if (queue.length === 0) supply.prepare(host);
    }, SPARE_AFTER_MS).unref();
  }

  function dispatch(): void {
    for (const waiting of [...queue]) {
      if (!mayStart()) return;
      const { lane, impatience } = waiting;
      if ((lanes.get(lane)?.running ?? 'no') !== 'no') continue;
      queue.splice(queue.indexOf(waiting), 1);
      clearTimeout(impatience);
      void run(waiting);
    }
  }

  return {
    render(job) {
      if (isClosed) return Promise.resolve(failure('unavailable', 'The renderer is closed.'));
      if (queue.length >= MOST_WAITING) {
        return Promise.resolve(failure('unavailable', `${MOST_WAITING} pages are waiting to be rendered already.`));
      }
      return new Promise((settle) => {
        const impatience = setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          settle(failure('unavailable', `It was not its turn within ${longestWaitMs} ms.`));
        }, longestWaitMs);
        const waiting = { job, lane: laneOf(job), settle, impatience };
        queue.push(waiting);
        dispatch();
      });
    },
    prepare: supply.prepare,
    give: (host) => supply.take(host, { isReplaced: true }),
    async close() {
      isClosed = true;
      for (const { settle, impatience } of queue.splice(0)) {
        clearTimeout(impatience);
        settle(failure('unavailable', 'The renderer is closed.'));
      }
      supply.close();
      for (const key of [...lanes.keys()]) drop(key);
    },
  };
}
