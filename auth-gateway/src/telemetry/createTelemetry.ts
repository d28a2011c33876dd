import type { Router } from 'express';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { createNetworkHashes } from './createNetworkHashes.ts';
import { createTelemetryRouter } from './createTelemetryRouter.ts';
import { createVisits, type Visits } from './createVisits.ts';
import { createVisitWriter } from './createVisitWriter.ts';
import type { TelemetryEvent } from './telemetryBatch.ts';

export interface Telemetry {
  visits: Visits;
  router: Router;
  close: () => Promise<void>;
}

interface Dependencies {
  database: Pick<Database, 'db'>;
  log: Logger;
  /** Hears of what is counted: reports with a visit of this site, about releases that exist. */
  onStored?: (events: readonly TelemetryEvent[]) => void;
}

/** What browsers tell of releases: taken, checked and stored. */
export async function createTelemetry({ database, log, onStored }: Dependencies): Promise<Telemetry> {
  const visits = await createVisits(database);
  const writer = createVisitWriter({ database, log, ...(onStored ? { onStored } : {}) });
  return {
    visits,
    router: createTelemetryRouter({ visits, writer, networkHash: createNetworkHashes(database), log }),
    close: writer.close,
  };
}
