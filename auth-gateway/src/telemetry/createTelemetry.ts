import type { Router } from 'express';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { createNetworkHashes } from './createNetworkHashes.ts';
import { createTelemetryRouter } from './createTelemetryRouter.ts';
import { createVisits, type Visits } from './createVisits.ts';
import { createVisitWriter } from './createVisitWriter.ts';
import type { TelemetryEvent } from './telemetryBatch.ts';

/** A page that was made from the last good release, since the live one could not be rendered. */
export interface ServerFailure {
  /** Network that asked for the page. */
  network: string;
  release: { name: string; version: string };
  /** Route of the page. */
  page: string;
  /** Why it could not be rendered. */
  code: string;
}

export interface Telemetry {
  visits: Visits;
  router: Router;
  /**
   * Counts a failure on the server as if the browser had met it. The browser gets the last good release, so it never
   * will. Never rejects.
   */
  addServerFailure: (failure: ServerFailure) => Promise<void>;
  close: () => Promise<void>;
}

interface Dependencies {
  database: Pick<Database, 'db'>;
  log: Logger;
  /** Called for the reports that count: with a visit of this site, about releases that exist. */
  onStored?: (events: readonly TelemetryEvent[]) => void;
}

/** Takes, checks and stores what browsers report about releases. */
export async function createTelemetry({ database, log, onStored }: Dependencies): Promise<Telemetry> {
  const visits = await createVisits(database);
  const writer = createVisitWriter({ database, log, ...(onStored ? { onStored } : {}) });
  const networkHash = createNetworkHashes(database);
  return {
    visits,
    router: createTelemetryRouter({ visits, writer, networkHash, log }),
    async addServerFailure({ network: from, release, page, code }) {
      const now = new Date();
      const { id: visit } = visits.issue(now);
      const subject = { remote: release.name, version: release.version, page, code: `server:${code}` };
      try {
        const network = await networkHash(from, now);
        const kinds = ['failed', 'abandoned'] as const;
        writer.add({ visit, network, events: kinds.map((kind) => ({ kind, ...subject })) });
      } catch (err) {
        log.error({ err, ...subject }, 'a failure on the server is not counted: the database does not answer');
      }
    },
    close: writer.close,
  };
}
