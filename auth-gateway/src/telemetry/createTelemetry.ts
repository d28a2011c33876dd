import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { createLiveHistory } from './createLiveHistory.ts';
import { createTelemetryRoutes, type StartFault } from './createTelemetryRoutes.ts';
import { createVisitCounter } from './createVisitCounter.ts';
import { createVisits, type Visit, type Visits } from './createVisits.ts';
import { createVisitWriter } from './createVisitWriter.ts';
import { givenReleases, type IsGiven } from './givenReleases.ts';
import type { HostingRanges } from './sources/parseHostingRanges.ts';
import type { TelemetryEvent } from './telemetryBatch.ts';
import type { VoterOf } from './voter.ts';

/** A page that was made from the last good release, since the live one could not be rendered. */
export interface ServerFailure {
  /** Address that asked for the page. */
  address: string;
  /** The visitor's id in rollouts. */
  visitorId: string | null;
  release: { name: string; version: string };
  /** Route of the page. */
  page: string;
  /** Why it could not be rendered. */
  code: string;
  /** What the process said of it, with the stack. A release wrote it, and it may hold what a person typed. */
  reason: string;
  /** Id of the trace of the request, where one is recorded. */
  trace?: string;
}

export interface Telemetry {
  visits: Visits;
  /** A visit that begins now. */
  issue: (now: Date) => Visit;
  /** Which releases a visit could have got. */
  givenTo: (visit: Visit, visitorId: string | null) => Promise<IsGiven>;
  routes: ReturnType<typeof createTelemetryRoutes>;
  /**
   * Counts a failure on the server as if the browser had met it. The browser gets the last good release, so it never
   * will. Never rejects.
   */
  addServerFailure: (failure: ServerFailure) => Promise<void>;
  close: () => Promise<void>;
}

interface Dependencies {
  database: Pick<Database, 'db'>;
  releases: Pick<ReleaseStore, 'publishedLiveSet'>;
  voterOf: VoterOf;
  providerOf: HostingRanges;
  log: Logger;
  /** Called with the reports that count: those of a visit of this site about the releases that it was given. */
  onReports?: (events: readonly TelemetryEvent[]) => void;
  /** Called for what a host threw before it stood. */
  onStartFault?: (fault: StartFault) => void;
}

/** Takes, checks and stores what browsers report about releases. */
export async function createTelemetry(given: Dependencies): Promise<Telemetry> {
  const { database, releases, log, voterOf, providerOf, onReports = () => {}, onStartFault = () => {} } = given;
  const visits = await createVisits(database);
  const writer = createVisitWriter({ database, log });
  const versionsAt = createLiveHistory(database);
  const counter = createVisitCounter({ database, versionsAt, writer, providerOf, onReports });
  const issue = (now: Date) => visits.issue(now, releases.publishedLiveSet().revision);
  return {
    visits,
    issue,
    givenTo: async ({ revision }, visitorId) => givenReleases(await versionsAt(revision), visitorId),
    routes: createTelemetryRoutes({ issue, readVisit: visits.read, counter, voterOf, onStartFault, log }),
    async addServerFailure({ address, visitorId, release, page, code }) {
      const now = new Date();
      const subject = { remote: release.name, version: release.version, page, code: `server:${code}` };
      const events = (['failed', 'abandoned'] as const).map((kind) => ({ kind, ...subject }));
      try {
        if (await counter.mayBegin(address))
          await counter.count({ visit: issue(now), address, visitorId, device: null, events, now });
      } catch (err) {
        log.error({ err, ...subject }, 'a failure on the server is not counted: the database does not answer');
      }
    },
    close: writer.close,
  };
}
