import { randomBytes } from 'node:crypto';
import type { BuildFailure, BuildsReport, ReleasePreview } from '@saltbush/contract/release-api';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { OverrideTables } from '../database/override-tables.ts';
import { appendToLog } from '../releases/appendToLog.ts';
import type { ReleaseOverride } from '../releases/ReleaseOverride.ts';

export type OverrideRow = Selectable<OverrideTables['release_overrides']>;

type NewOverride = Pick<OverrideRow, 'kind' | 'name' | 'version' | 'path'> & { actor: string; hours: number };

/** Result of a claim. `taken`: another browser has it. */
export type Claim = { status: 'claimed' | 'taken'; row: OverrideRow } | { status: 'ended' };

export interface OverrideStore {
  create: (override: NewOverride) => Promise<OverrideRow>;
  /** Null when it never existed, has expired or was revoked. */
  findOpen: (id: string) => Promise<OverrideRow | null>;
  /** Gives an override to one browser for good. The same browser may claim it again. */
  claim: (id: string, browser: string) => Promise<Claim>;
  /** The overrides of a browser, newest first. */
  ofBrowser: (browser: string) => Promise<ReleaseOverride[]>;
  /** Changes with every build and save of the overrides of a browser. */
  stateOf: (browser: string) => Promise<string>;
  /** Takes all overrides from a browser. Their links may then be opened again. */
  letGo: (browser: string) => Promise<void>;
  /** Ends an override, for whoever holds it; null when there is none to end. */
  revoke: (id: string, actor: string) => Promise<OverrideRow | null>;
  /** Changes the build that a working copy shows. False when the working copy has ended. */
  show: (id: string, version: string) => Promise<boolean>;
  /** Notes what is wrong with the sources of a working copy now. False when the working copy has ended. */
  noteFailures: (id: string, failures: readonly BuildFailure[]) => Promise<boolean>;
  /** What is wrong with the working copies of a browser. */
  failuresOf: (browser: string) => Promise<BuildsReport['failures']>;
  /** Active overrides and those that ended within the last week, newest first. */
  list: () => Promise<OverrideRow[]>;
}

const LISTED = 200;

/** Overrides in the database. All times are the database's, so that the clocks of gateways do not matter. */
export function createOverrideStore({ db }: Pick<Database, 'db'>): OverrideStore {
  const isOpen = sql<boolean>`revoked_at is null and expires_at > clock_timestamp()`;

  async function changeWorkingCopy(
    id: string,
    change: { version: string } | { failures: string | null },
  ): Promise<boolean> {
    const row = await db
      .updateTable('release_overrides')
      .set(change)
      .where('id', '=', id)
      .where('kind', '=', 'dev')
      .where(isOpen)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async function findOpen(id: string): Promise<OverrideRow | null> {
    const row = await db
      .selectFrom('release_overrides')
      .selectAll()
      .where('id', '=', id)
      .where(isOpen)
      .executeTakeFirst();
    return row ?? null;
  }

  return {
    findOpen,
    create: ({ actor, hours, ...facts }) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .insertInto('release_overrides')
          .values({
            ...facts,
            id: randomBytes(12).toString('base64url'),
            created_by: actor,
            // Rounded to milliseconds, since the link contains no more.
            expires_at: sql<Date>`date_trunc('milliseconds', clock_timestamp() + ${hours} * interval '1 hour')`,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const { id, kind, name, version, expires_at } = row;
        const reason = kind === 'dev' ? 'A working copy for one browser' : 'A preview for one browser';
        const details = { override: id, expiresAt: expires_at.toISOString() };
        await appendToLog(transaction, { kind: 'preview', name, version, actor, reason, details });
        return row;
      }),
    async claim(id, browser) {
      const row = await db
        .updateTable('release_overrides')
        .set({ claimed_by: browser, claimed_at: sql<Date>`coalesce(claimed_at, clock_timestamp())` })
        .where('id', '=', id)
        .where(isOpen)
        .where((where) => where.or([where('claimed_by', 'is', null), where('claimed_by', '=', browser)]))
        .returningAll()
        .executeTakeFirst();
      if (row !== undefined) return { status: 'claimed', row };
      const other = await findOpen(id);
      return other === null ? { status: 'ended' } : { status: 'taken', row: other };
    },
    async ofBrowser(browser) {
      const rows = await db
        .selectFrom('release_overrides as override')
        .innerJoin('releases as release', (join) =>
          join.onRef('release.name', '=', 'override.name').onRef('release.version', '=', 'override.version'),
        )
        .select(['override.kind', 'override.expires_at', 'release.manifest'])
        .where('override.claimed_by', '=', browser)
        .where(isOpen)
        .orderBy('override.claimed_at', 'desc')
        .execute();
      return rows.map(({ kind, manifest, expires_at }) => ({
        name: manifest.name,
        version: manifest.version,
        kind,
        expiresAt: expires_at.toISOString(),
        release: manifest,
      }));
    },
    async stateOf(browser) {
      const rows = await db
        .selectFrom('release_overrides as override')
        .leftJoin('copy_saves as save', 'save.override_id', 'override.id')
        .select(['name', 'version', 'hash'])
        .where('claimed_by', '=', browser)
        .where(isOpen)
        .orderBy('claimed_at', 'desc')
        .execute();
      return rows.map(({ name, version, hash }) => `${name}@${version}#${hash}`).join('\n');
    },
    async letGo(browser) {
      await db
        .updateTable('release_overrides')
        .set({ claimed_by: null, claimed_at: null })
        .where('claimed_by', '=', browser)
        .execute();
    },
    revoke: (id, actor) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('release_overrides')
          .set({ revoked_at: sql<Date>`clock_timestamp()` })
          .where('id', '=', id)
          .where(isOpen)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return null;
        const { name, version, kind } = row;
        const reason = kind === 'dev' ? 'The working copy was ended' : 'The preview was revoked';
        await appendToLog(transaction, { kind: 'revoke', name, version, actor, reason, details: { override: id } });
        return row;
      }),
    show: (id, version) => changeWorkingCopy(id, { version }),
    noteFailures: (id, failures) =>
      changeWorkingCopy(id, { failures: failures.length === 0 ? null : JSON.stringify(failures) }),
    async failuresOf(browser) {
      const rows = await db
        .selectFrom('release_overrides')
        .select(['name', 'failures'])
        .where('claimed_by', '=', browser)
        .where(isOpen)
        .where('failures', 'is not', null)
        .orderBy('claimed_at', 'desc')
        .execute();
      return rows.flatMap(({ name, failures }) => (failures === null ? [] : [{ name, failures }]));
    },
    list: () =>
      db
        .selectFrom('release_overrides')
        .selectAll()
        .where(sql<boolean>`coalesce(revoked_at, expires_at) > clock_timestamp() - interval '7 days'`)
        .orderBy('created_at', 'desc')
        .limit(LISTED)
        .execute(),
  };
}

/** An override as the release API shows it, without its link. */
export function describeOverride(row: OverrideRow): ReleasePreview {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    version: row.version,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isClaimed: row.claimed_at !== null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
