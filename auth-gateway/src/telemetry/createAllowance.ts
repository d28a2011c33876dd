import { createMemoryLimiter } from '../http/createMemoryLimiter.ts';

const HOUR_SECONDS = 3_600;
/**
 * Only the first few visits of a source count for the health of releases. Load times count of all, and a mobile carrier
 * has thousands of customers behind one address; more than this would only fill the database.
 */
const VISITS = { name: 'telemetry-visits', points: 2_000, durationSeconds: HOUR_SECONDS };
/**
 * Three visits of a source count for a release, with a few reports each. More would push those of others out of the visits
 * that are judged, of which there is an end.
 */
const VOTES = { name: 'telemetry-votes', points: 20, durationSeconds: 600 };
const EVENTS = { name: 'telemetry-stored', points: 8_000, durationSeconds: HOUR_SECONDS };

export interface Allowance {
  /** Whether the reports of one more visit of this source are stored. */
  takeVisit: (source: string) => Promise<boolean>;
  /** Whether one more report of it about a release counts for the health of that release. */
  takeVote: (source: string, release: string) => Promise<boolean>;
  /** Whether so many more events of it are stored. */
  takeEvents: (source: string, events: number) => Promise<boolean>;
}

/** What one source of visits may have stored in an hour, however much it sends. */
export function createAllowance(): Allowance {
  const takeVisits = createMemoryLimiter(VISITS);
  const takeVotes = createMemoryLimiter(VOTES);
  return {
    takeVisit: (source) => takeVisits(source, 1),
    takeVote: (source, release) => takeVotes(`${source} ${release}`, 1),
    takeEvents: createMemoryLimiter(EVENTS),
  };
}
