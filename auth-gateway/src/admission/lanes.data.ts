/** Kinds of work that a request can ask for. Each has places of its own, so that one kind cannot starve another. */
export const LANE_NAMES = [
  'health',
  'operator',
  'publish',
  'claimed',
  'page',
  'personal-page',
  'read',
  'write',
  'telemetry',
  'team-api',
  'upload',
  'document',
  'papers',
  'sign-in',
  'stream',
] as const;
export type LaneName = (typeof LANE_NAMES)[number];

export interface LaneSize {
  /** Requests that are worked on at once. */
  places: number;
  /** Requests that may wait for a place. */
  waiting: number;
  /** Places that one network, or one token, may hold. Fewer than all where a place is held for long. */
  mostOfOne: number;
  /** Longest wait during a burst, in milliseconds. */
  patienceMs: number;
  /**
   * Longest wait, in milliseconds, while the queue does not empty and for a second after the last request was turned
   * away.
   */
  hurryMs: number;
  /** Whether the places shrink while the event loop lags. Never for operators and checks. */
  isElastic: boolean;
}

/**
 * While more comes than can be done, a long queue serves no more visitors than a short one, only later. So the queue is
 * just long enough to keep the places busy, and everybody else hears at once. A burst that is soon worked off may wait,
 * and so may a few visitors on a slow machine, to whom a late answer is worth more than a message to try again.
 */
const BURST = { patienceMs: 5_000, hurryMs: 6, isElastic: true };
const LONG = { patienceMs: 15_000, hurryMs: 15_000, isElastic: false };

/**
 * How many requests of each kind two cores do well, as measured in docs/reliability.md. `CAPACITY_PERCENT` multiplies
 * the places of all lanes except those of operators. Streams have their own setting, `MAX_EVENT_STREAMS`.
 */
export const LANES = {
  // Load balancers ask here: a check that is turned away takes a gateway out of service.
  health: { places: 50, waiting: 50, mostOfOne: 25, ...BURST, hurryMs: 1_500, isElastic: false },
  // Requests with a known token, or with a session that was seen to be an operator's.
  operator: { places: 12, waiting: 60, mostOfOne: 6, ...BURST, hurryMs: 1_500, isElastic: false },
  // Few places, since a release is held in memory while it is checked. One team never has both: a release whose scripts
  // take twenty seconds to read would keep the others from publishing.
  publish: { places: 2, waiting: 8, mostOfOne: 1, ...LONG },
  // Requests that carry a token which is not known yet.
  claimed: { places: 4, waiting: 20, mostOfOne: 2, ...BURST, hurryMs: 100 },
  // One network never has all places: a page that renders slowly would keep everybody else from every page.
  page: { places: 3, waiting: 40, mostOfOne: 2, ...BURST },
  // From here on the work waits for the database too, and longer when it is slow.
  'personal-page': { places: 6, waiting: 30, mostOfOne: 6, ...BURST },
  read: { places: 3, waiting: 60, mostOfOne: 3, ...BURST },
  write: { places: 3, waiting: 60, mostOfOne: 3, ...BURST },
  // A report costs little processor time and half a second of memory.
  telemetry: { places: 4, waiting: 200, mostOfOne: 4, ...BURST },
  // Held while a service of a remote works, which costs this process little. One service has at most 16 of them, see
  // `upstreams/createUpstreams.ts`, so one that hangs leaves places to the others.
  'team-api': { places: 48, waiting: 48, mostOfOne: 24, ...BURST, isElastic: false },
  upload: { places: 4, waiting: 12, mostOfOne: 2, ...LONG },
  document: { places: 2, waiting: 12, mostOfOne: 2, ...BURST, patienceMs: 5_000, hurryMs: 250 },
  // Pieces of long files, which pages ask for one after the other and ask for again when they are turned away. One at a
  // time, so that a hundred who print at once hold up neither each other nor whoever opens one document.
  papers: { places: 1, waiting: 20, mostOfOne: 1, ...BURST, hurryMs: 2_000 },
  'sign-in': { places: 3, waiting: 40, mostOfOne: 3, ...BURST },
  stream: { places: 2_000, waiting: 0, mostOfOne: 500, ...BURST, isElastic: false },
} as const satisfies Record<LaneName, LaneSize>;
