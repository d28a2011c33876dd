import type { LaneSize } from './lanes.data.ts';

/**
 * For this long after a request was turned away, new ones count as part of the same overload and not as a new burst.
 */
const CALM_AFTER_MS = 1_000;
/**
 * A burst is worked off within this time. A queue that has not been empty for longer means that more comes than can be
 * done.
 */
const CROWD_MS = 150;
const SWEEP_MS = 10;
/** An office behind one address: three people open a page at the same moment, each with eight calls. */
const CALLS_OF_AN_OFFICE = 3 * 8;
/** Networks that may wait beside another one before they are a crowd. */
const A_FEW = 2;

/** Called once: with true when the request has its place, with false when it is turned away. */
type OnTurn = (isAdmitted: boolean) => void;

export interface Lane {
  /**
   * Asks for a place on behalf of a network or a token. Returns a function that withdraws a request which still waits.
   */
  enter: (key: string, onTurn: OnTurn) => () => void;
  /** Gives a place back. */
  leave: (key: string) => void;
  /** Multiplies the number of places by `factor`; at least one stays. */
  scale: (factor: number) => void;
  load: () => { held: number; waiting: number };
}

interface Waiter {
  key: string;
  onTurn: OnTurn;
  /** More was coming than can be done when this request began to wait. */
  isHurried: boolean;
  giveUpAt: number;
}

/**
 * A fixed number of places and a short queue for one kind of work. A free place goes to the network that holds the
 * fewest. When the queue is full, a newcomer replaces the newest request of the network that has the most waiting. So
 * one network may use everything while it is alone, and no more than its share once others come.
 */
export function createLane(size: LaneSize, now: () => number = () => performance.now()): Lane {
  const held = new Map<string, number>();
  const queued = new Map<string, number>();
  const queue: Waiter[] = [];
  let places = size.places;
  let heldInAll = 0;
  let tooMuchUntil = 0;
  let queuedSince = 0;
  let sweeping: NodeJS.Timeout | null = null;

  function count(counts: Map<string, number>, key: string, change: 1 | -1): void {
    const next = (counts.get(key) ?? 0) + change;
    if (next > 0) counts.set(key, next);
    else counts.delete(key);
  }

  const heldBy = (key: string) => held.get(key) ?? 0;
  const hasPlaceFor = (key: string) => heldInAll < places && heldBy(key) < size.mostOfOne;

  /**
   * A few visitors on a busy machine are none, and neither is an office. What one network sends beyond that hurries
   * itself and nobody else.
   */
  function isCrowd(key: string): boolean {
    const own = queued.get(key) ?? 0;
    const others = queued.size - (own > 0 ? 1 : 0);
    return own >= CALLS_OF_AN_OFFICE || others >= A_FEW;
  }

  function take(key: string): void {
    heldInAll += 1;
    count(held, key, 1);
  }

  function remove(waiter: Waiter): boolean {
    const index = queue.indexOf(waiter);
    if (index < 0) return false;
    queue.splice(index, 1);
    count(queued, waiter.key, -1);
    return true;
  }

  /**
   * Hurried requests are served newest first. Served in order, just as many would get through, each nearly at its limit
   * of waiting.
   */
  const inTurn = () => [
    ...queue.filter(({ isHurried }) => !isHurried),
    ...queue.filter(({ isHurried }) => isHurried).reverse(),
  ];

  function noteTooMuch(): void {
    tooMuchUntil = now() + CALM_AFTER_MS;
  }

  function refuse(waiter: Waiter): void {
    noteTooMuch();
    if (remove(waiter)) waiter.onTurn(false);
  }

  function dropImpatient(): void {
    const time = now();
    for (const waiter of queue.filter(({ giveUpAt }) => giveUpAt <= time)) refuse(waiter);
  }

  function sweep(): void {
    dropImpatient();
    sweeping = queue.length > 0 ? setTimeout(sweep, SWEEP_MS) : null;
  }

  function admitWaiting(): void {
    if (queue.length === 0) return;
    dropImpatient();
    while (heldInAll < places) {
      let next: Waiter | undefined;
      for (const waiter of inTurn()) {
        if (heldBy(waiter.key) >= size.mostOfOne) continue;
        if (next === undefined || heldBy(waiter.key) < heldBy(next.key)) next = waiter;
      }
      if (next === undefined) return;
      remove(next);
      take(next.key);
      next.onTurn(true);
    }
  }

  /** The newest request of the network that has more waiting than this newcomer would have. */
  function newestOfGreediest(key: string): Waiter | undefined {
    let greediest = key;
    let most = (queued.get(key) ?? 0) + 1;
    for (const [other, waiting] of queued) if (waiting > most) [greediest, most] = [other, waiting];
    return greediest === key ? undefined : queue.findLast((waiter) => waiter.key === greediest);
  }

  return {
    enter(key, onTurn) {
      if (queue.length === 0 && hasPlaceFor(key)) {
        take(key);
        onTurn(true);
        return () => {};
      }
      if (queue.length >= size.waiting) {
        const displaced = newestOfGreediest(key);
        if (displaced === undefined) {
          noteTooMuch();
          onTurn(false);
          return () => {};
        }
        refuse(displaced);
      }
      const time = now();
      if (queue.length === 0) queuedSince = time;
      const isTooMuch = time < tooMuchUntil || time - queuedSince > CROWD_MS;
      const isHurried = isTooMuch && isCrowd(key);
      const waiter = { key, onTurn, isHurried, giveUpAt: time + (isHurried ? size.hurryMs : size.patienceMs) };
      queue.push(waiter);
      count(queued, key, 1);
      if (sweeping === null) sweeping = setTimeout(sweep, SWEEP_MS);
      // The requests ahead may wait for places of their own network while places of the lane are free.
      admitWaiting();
      return () => void remove(waiter);
    },
    leave(key) {
      heldInAll -= 1;
      count(held, key, -1);
      admitWaiting();
    },
    scale(factor) {
      places = Math.max(1, Math.round(size.places * factor));
      admitWaiting();
    },
    load: () => ({ held: heldInAll, waiting: queue.length }),
  };
}
