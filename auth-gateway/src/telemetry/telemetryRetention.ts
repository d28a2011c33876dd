import { daysBefore } from '@saltbush/capability/database';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

export const REPORT_DAYS = 30;

/** Removes stored visits that are older than thirty days. */
export async function dropOldVisits(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from release_visits where ctid = any(array(
    select ctid from release_visits where at < ${daysBefore(now, REPORT_DAYS)} limit ${sql.lit(most)}
  ))`.execute(transaction);
  return Number(numAffectedRows ?? 0n);
}

const NETWORK_DAYS = 2;

/** Removes networks that can no longer be told apart. */
export async function dropOldNetworks(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from visit_networks where ctid = any(array(
    select ctid from visit_networks where at < ${daysBefore(now, NETWORK_DAYS)} limit ${sql.lit(most)}
  ))`.execute(transaction);
  return Number(numAffectedRows ?? 0n);
}

/** Removes reports of browsers that are older than thirty days. */
export async function dropOldReports(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('telemetry_events')
    .where('id', 'in', (reports) =>
      reports
        .selectFrom('telemetry_events')
        .select('id')
        .where('at', '<', daysBefore(now, REPORT_DAYS))
        .orderBy('at')
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
