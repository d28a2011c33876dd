/** Kinds of work that a request can ask for, each with places of its own, so that none can take another's. */
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
  'upload',
  'document',
  'sign-in',
  'stream',
] as const;
export type LaneName = (typeof LANE_NAMES)[number];

export interface LaneSize {
  /** Requests that are worked on at once. */
  places: number;
  /** Requests that may wait for a place. */
  waiting: number;
  /** Places that one network, or one token, may hold: fewer than all where they are held for long. */
  mostOfOne: number;
  /** Longest wait of a burst, in milliseconds. */
  patienceMs: number;
  /** Longest wait while the queue does not empty, and until nobody has been turned away for a second. */
  hurryMs: number;
  /** Whether the places become fewer while the event loop lags. Never those of operators and checks. */
  isElastic: boolean;
}

/**
 * While more comes than can be done, a long queue serves no more visitors than a short one, only later: so it is as long as
 * keeps the places taken, and whoever is not served by then is told at once. A crowd that is soon worked off just waits.
 */
const BURST = { patienceMs: 1_500, hurryMs: 6, isElastic: true };
const LONG = { patienceMs: 15_000, hurryMs: 15_000, isElastic: false };

/**
 * How much of each kind two cores do well. The sizes are measured (docs/reliability.md), in requests; `CAPACITY_PERCENT`
 * multiplies the places of all that are not for operators. Streams are set apart, by `MAX_EVENT_STREAMS`.
 */
export const LANES = {
  // Asked by load balancers: a check that is turned away takes a gateway out of service.
  health: { places: 50, waiting: 50, mostOfOne: 25, ...BURST, hurryMs: 1_500, isElastic: false },
  // Whoever holds a known token, or a session that was seen to be an operator's.
  operator: { places: 12, waiting: 60, mostOfOne: 6, ...BURST, hurryMs: 1_500, isElastic: false },
  // A release is held in memory while it is checked.
  publish: { places: 2, waiting: 8, mostOfOne: 2, ...LONG },
  // Whoever says to be an operator and is not known for one yet.
  claimed: { places: 4, waiting: 20, mostOfOne: 2, ...BURST, hurryMs: 100 },
  // Rendering takes the processor alone; what follows waits for the database as well, and all the more when that is slow.
  page: { places: 3, waiting: 40, mostOfOne: 3, ...BURST },
  'personal-page': { places: 6, waiting: 30, mostOfOne: 6, ...BURST },
  read: { places: 10, waiting: 60, mostOfOne: 10, ...BURST },
  write: { places: 8, waiting: 60, mostOfOne: 8, ...BURST },
  // Each takes no more than memory for half a second.
  telemetry: { places: 4, waiting: 200, mostOfOne: 4, ...BURST },
  upload: { places: 4, waiting: 12, mostOfOne: 2, ...LONG },
  document: { places: 2, waiting: 12, mostOfOne: 2, ...BURST, patienceMs: 5_000, hurryMs: 250 },
  'sign-in': { places: 6, waiting: 40, mostOfOne: 6, ...BURST },
  stream: { places: 2_000, waiting: 0, mostOfOne: 500, ...BURST, isElastic: false },
} as const satisfies Record<LaneName, LaneSize>;
