import { type Kysely, sql } from 'kysely';
import { releasesSql } from './migrations/0001-releases.ts';
import { signInSql } from './migrations/0002-sign-in.ts';
import { trafficSql } from './migrations/0003-traffic.ts';
import { mailSql } from './migrations/0004-mail.ts';
import { quotesSql } from './migrations/0005-quotes.ts';
import { bookingsSql } from './migrations/0006-bookings.ts';
import { enquiriesSql } from './migrations/0007-enquiries.ts';
import { driversSql } from './migrations/0008-drivers.ts';
import { clientsSql } from './migrations/0009-clients.ts';
import { shipmentsSql } from './migrations/0010-shipments.ts';
import { invoicesSql } from './migrations/0011-invoices.ts';
import { rateSheetVersionsSql } from './migrations/0012-rate-sheet-versions.ts';
import { shipmentListsSql } from './migrations/0013-shipment-lists.ts';
import { carryActivationsOver, releaseLogSql } from './migrations/0014-release-log.ts';
import { releaseHealthSql } from './migrations/0015-release-health.ts';
import { releaseOverridesSql } from './migrations/0016-release-overrides.ts';
import { enquirySuspicionSql } from './migrations/0017-enquiry-suspicion.ts';
import { rateSheetUploadsSql } from './migrations/0018-rate-sheet-uploads.ts';
import { confirmationsSql } from './migrations/0020-confirmations.ts';
import { removalSql } from './migrations/0030-removal.ts';
import { peopleSql } from './migrations/0031-people.ts';
import type { Tables } from './tables.ts';

interface Migration {
  id: string;
  statements: string;
  /** What SQL alone cannot do, after the statements and in their transaction. */
  carryOver?: (db: Kysely<unknown>) => Promise<void>;
}

/** In order; a migration that has been released is never edited, a new one is added. */
export const MIGRATIONS: readonly Migration[] = [
  { id: '0001-releases', statements: releasesSql },
  { id: '0002-sign-in', statements: signInSql },
  { id: '0003-traffic', statements: trafficSql },
  { id: '0004-mail', statements: mailSql },
  { id: '0005-quotes', statements: quotesSql },
  { id: '0006-bookings', statements: bookingsSql },
  { id: '0007-enquiries', statements: enquiriesSql },
  { id: '0008-drivers', statements: driversSql },
  { id: '0009-clients', statements: clientsSql },
  { id: '0010-shipments', statements: shipmentsSql },
  { id: '0011-invoices', statements: invoicesSql },
  { id: '0012-rate-sheet-versions', statements: rateSheetVersionsSql },
  { id: '0013-shipment-lists', statements: shipmentListsSql },
  { id: '0014-release-log', statements: releaseLogSql, carryOver: carryActivationsOver },
  { id: '0015-release-health', statements: releaseHealthSql },
  { id: '0016-release-overrides', statements: releaseOverridesSql },
  { id: '0017-enquiry-suspicion', statements: enquirySuspicionSql },
  { id: '0018-rate-sheet-uploads', statements: rateSheetUploadsSql },
  { id: '0020-confirmations', statements: confirmationsSql },
  { id: '0030-removal', statements: removalSql },
  { id: '0031-people', statements: peopleSql },
];

export const MIGRATION_IDS = MIGRATIONS.map(({ id }) => id);

const MIGRATION_LOCK = 7_201;

/** Brings the schema up to date, all or nothing. Gateways that start together wait for one another. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Building an index on a large table may take its time.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    await sql`create table if not exists schema_migrations (
      id text primary key,
      applied_at timestamptz not null default clock_timestamp()
    )`.execute(transaction);
    const applied = await transaction.selectFrom('schema_migrations').select('id').execute();
    const appliedIds = new Set(applied.map(({ id }) => id));
    for (const { id, statements, carryOver } of MIGRATIONS) {
      if (appliedIds.has(id)) continue;
      await sql.raw(statements).execute(transaction);
      await carryOver?.(transaction as unknown as Kysely<unknown>);
      await transaction.insertInto('schema_migrations').values({ id }).execute();
    }
  });
}
