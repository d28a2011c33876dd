import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import { dropOldSalts } from './createNetworkHashes.ts';

const DAY_MS = 86_400_000;
const SWEEP_EVERY_MS = 3_600_000;
const KEPT_DAYS = 30;

/** Removes reports that are older than thirty days, and what yesterday's networks could be told by. */
export async function dropOldReports(db: Kysely<Tables>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await dropOldSalts(db, now);
  await db.deleteFrom('release_visits').where('at', '<', oldest).execute();
  await db.deleteFrom('telemetry_events').where('at', '<', oldest).execute();
}

/** Does so every hour, so that no sweep is long. Returns how to stop. */
export function keepTelemetryRetention({ db }: { db: Kysely<Tables> }, log: Logger): () => void {
  const sweep = () =>
    dropOldReports(db, new Date()).catch((err: unknown) => log.error({ err }, 'old reports of browsers not dropped'));
  const timer = setInterval(() => void sweep(), SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
