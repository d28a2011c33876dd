import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { addReport, type Device, type ReleaseVisit } from './release-visit.ts';
import { storeNetworks, type VisitNetwork } from './storeNetworks.ts';
import { storeVisits } from './storeVisits.ts';
import type { TelemetryEvent } from './telemetryBatch.ts';

const WRITE_EVERY_MS = 500;
/**
 * When the database does not keep up, reports beyond this number are dropped, so that the gateway does not run out of
 * memory.
 */
const MOST_WAITING = 20_000;

interface Report {
  visit: string;
  /** Null for a report that says nothing about the health of the release, since its network has said enough. */
  network: VisitNetwork | null;
  device: Device | null;
  events: readonly TelemetryEvent[];
}

export interface VisitWriter {
  /** Stores what a page reports within about half a second, many reports in one write. Never rejects. */
  add: (report: Report) => void;
  /** Writes now everything that waits. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

interface Dependencies {
  database: Pick<Database, 'db'>;
  log: Logger;
}

/** Only failures are stored one by one. For everything that worked, the counts of the visit are enough. */
const KEPT_KINDS = new Set(['failed', 'abandoned', 'fallback', 'recovered']);

const eventRow = ({ kind, remote, version, page, code, durationMs }: TelemetryEvent) => ({
  kind,
  remote,
  version,
  page: page ?? null,
  code: code ?? null,
  duration_ms: durationMs === undefined ? null : Math.round(durationMs),
});

/** Collects reports and writes them together: one write for each would keep pages waiting for the database. */
export function createVisitWriter({ database: { db }, log }: Dependencies): VisitWriter {
  let waiting = new Map<string, ReleaseVisit>();
  let networks = new Map<string, VisitNetwork>();
  let events: TelemetryEvent[] = [];
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const visits = waiting;
    const seen = networks;
    const reported = events;
    waiting = new Map();
    networks = new Map();
    events = [];
    if (reported.length === 0) return;
    await storeNetworks(db, [...seen.values()]);
    await storeVisits(db, [...visits.values()]);
    const kept = reported.filter(({ kind }) => KEPT_KINDS.has(kind)).map(eventRow);
    if (kept.length > 0) await db.insertInto('telemetry_events').values(kept).execute();
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    running = running
      .then(write)
      .catch((err: unknown) =>
        log.error(
          { err },
          'reports of browsers could not be stored and are lost; the health watch does not see these visits',
        ),
      );
    return running;
  }

  return {
    add: ({ visit, network, device, events: reported }) => {
      if (events.length >= MOST_WAITING) return;
      addReport(waiting, { visit, network: network?.today ?? null, device, events: reported });
      if (network !== null) networks.set(network.today, network);
      events.push(...reported);
      timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref();
    },
    flush,
    close: flush,
  };
}
