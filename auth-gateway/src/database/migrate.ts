import { setTimeout as wait } from 'node:timers/promises';
import type { Migration } from '@saltbush/capability/database';
import { type Kysely, sql } from 'kysely';
import { CAPABILITIES } from '../capabilities.ts';
import { migrationFault } from './migrationFault.ts';
import { releasesSql } from './migrations/0001-releases.ts';
import { signInSql } from './migrations/0002-sign-in.ts';
import { trafficSql } from './migrations/0003-traffic.ts';
import { mailSql } from './migrations/0004-mail.ts';
import { carryActivationsOver, releaseLogSql } from './migrations/0014-release-log.ts';
import { releaseHealthSql } from './migrations/0015-release-health.ts';
import { releaseOverridesSql } from './migrations/0016-release-overrides.ts';
import { confirmationsSql } from './migrations/0020-confirmations.ts';
import { sessionEndsSql } from './migrations/0025-session-ends.ts';
import { leastGatewaySql } from './migrations/0028-least-gateway.ts';
import { removalSql } from './migrations/0030-removal.ts';
import { peopleSql } from './migrations/0031-people.ts';
import { unloggedCountersSql } from './migrations/0050-unlogged-counters.ts';
import { claimLiveRoutes, routeClaimsSql } from './migrations/0051-route-claims.ts';
import { retirementsSql } from './migrations/0053-retirements.ts';
import { visitNetworksSql } from './migrations/0054-visit-networks.ts';
import { logSignaturesSql } from './migrations/0055-log-signatures.ts';
import { buildFailuresSql } from './migrations/0056-build-failures.ts';
import { visitsWithoutVoteSql } from './migrations/0057-visits-without-vote.ts';
import { upstreamsSql } from './migrations/0065-upstreams.ts';
import { searchWordsSql } from './migrations/0074-search-words.ts';
import { unsubscribeLinksSql } from './migrations/0101-unsubscribe-links.ts';
import { mailsInTurnSql } from './migrations/0105-mails-in-turn.ts';
import { releaseMapsSql } from './migrations/0111-release-maps.ts';
import { failuresSql } from './migrations/0112-failures.ts';
import { failureTracesSql } from './migrations/0115-failure-traces.ts';
import { seenFailuresSql } from './migrations/0116-seen-failures.ts';
import { visitConditionsSql } from './migrations/0117-visit-conditions.ts';
import { flagLinesSql } from './migrations/0119-flag-lines.ts';
import { copySavesSql } from './migrations/0124-copy-saves.ts';
import { refuseOldGateway } from './refuseOldGateway.ts';
import type { Tables } from './tables.ts';

/** The platform's own. A released migration is never edited; add a new one instead. */
const OWN: readonly Migration[] = [
  { id: '0001-releases', statements: releasesSql },
  { id: '0002-sign-in', statements: signInSql },
  { id: '0003-traffic', statements: trafficSql },
  { id: '0004-mail', statements: mailSql },
  { id: '0014-release-log', statements: releaseLogSql, carryOver: carryActivationsOver },
  { id: '0015-release-health', statements: releaseHealthSql },
  { id: '0016-release-overrides', statements: releaseOverridesSql },
  { id: '0020-confirmations', statements: confirmationsSql },
  { id: '0025-session-ends', statements: sessionEndsSql },
  { id: '0028-least-gateway', statements: leastGatewaySql },
  { id: '0030-removal', statements: removalSql },
  { id: '0031-people', statements: peopleSql },
  { id: '0050-unlogged-counters', statements: unloggedCountersSql },
  { id: '0051-route-claims', statements: routeClaimsSql, carryOver: claimLiveRoutes },
  { id: '0053-retirements', statements: retirementsSql },
  { id: '0054-visit-networks', statements: visitNetworksSql },
  { id: '0055-log-signatures', statements: logSignaturesSql },
  { id: '0056-build-failures', statements: buildFailuresSql },
  { id: '0057-visits-without-vote', statements: visitsWithoutVoteSql },
  { id: '0065-upstreams', statements: upstreamsSql },
  { id: '0074-search-words', statements: searchWordsSql },
  { id: '0101-unsubscribe-links', statements: unsubscribeLinksSql },
  { id: '0105-mails-in-turn', statements: mailsInTurnSql },
  { id: '0111-release-maps', statements: releaseMapsSql },
  { id: '0112-failures', statements: failuresSql },
  { id: '0115-failure-traces', statements: failureTracesSql },
  { id: '0116-seen-failures', statements: seenFailuresSql },
  { id: '0117-visit-conditions', statements: visitConditionsSql },
  { id: '0119-flag-lines', statements: flagLinesSql },
  { id: '0124-copy-saves', statements: copySavesSql },
];

/** All of them, in the order of their numbers, whoever brings them. */
export const MIGRATIONS: readonly Migration[] = [...OWN, ...CAPABILITIES.flatMap(({ migrations }) => migrations)].sort(
  (one, other) => (one.id < other.id ? -1 : 1),
);

export const MIGRATION_IDS = MIGRATIONS.map(({ id }) => id);

const MIGRATION_LOCK = 7_201;
/**
 * A schema change waits for readers of the table, and everybody else waits behind it. So it gives up after this time
 * and tries again.
 */
const LOCK_TIMEOUT_MS = 2_000;
const RETRY_MS = 500;
const MOST_ATTEMPTS = 20;
/** PostgreSQL's code for a lock that was not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';

async function apply(transaction: Kysely<Tables>, migration: Migration): Promise<void> {
  try {
    await sql.raw(migration.statements).execute(transaction);
    await migration.carryOver?.(transaction as unknown as Kysely<unknown>);
  } catch (error) {
    throw migrationFault(migration, error);
  }
}

async function migrateOnce(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Building an index on a large table may take long, so there is no statement timeout here.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(transaction);
    await sql`create table if not exists schema_migrations (
      id text primary key,
      applied_at timestamptz not null default clock_timestamp()
    )`.execute(transaction);
    const applied = await transaction.selectFrom('schema_migrations').select('id').execute();
    const appliedIds = new Set(applied.map(({ id }) => id));
    await refuseOldGateway(transaction, appliedIds, migrations);
    for (const migration of migrations) {
      const { id, needs } = migration;
      if (appliedIds.has(id)) continue;
      await apply(transaction, migration);
      // The table existed before this column, so the column may be missing.
      await transaction
        .insertInto('schema_migrations')
        .values({ id, ...(needs === undefined ? {} : { needs }) })
        .execute();
    }
  });
}

/**
 * Brings the schema up to date, all or nothing, while other gateways go on serving. Gateways that start together wait
 * for each other.
 * @throws StartFault `gateway-too-old` when a newer gateway has removed what this one uses, `migration-failed` with whose
 * migration it was.
 */
export async function migrate(db: Kysely<Tables>, migrations = MIGRATIONS): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrateOnce(db, migrations);
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE || attempt === MOST_ATTEMPTS) throw error;
      await wait(RETRY_MS);
    }
  }
}
