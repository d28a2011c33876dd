import { createHash } from 'node:crypto';
import type { LogEntry } from '@saltbush/contract/release-api';
import { FIRST_LOG_HASH, logHashInput } from '@saltbush/contract/release-log';
import { type Kysely, sql } from 'kysely';

export const releaseLogSql = `
create table release_log (
  seq integer primary key,
  kind text not null check (kind in ('publish', 'activate', 'rollback', 'token', 'revoke', 'preview', 'prune')),
  name text,
  version text,
  share integer check (share between 1 and 100),
  actor text not null,
  reason text not null,
  details jsonb,
  at timestamptz not null,
  hash text not null,
  check (kind not in ('activate', 'rollback') or (name is not null and version is not null and share is not null))
);
create index release_log_of_live on release_log (seq) where kind in ('activate', 'rollback');
create index release_log_by_name on release_log (name, seq);

create trigger release_log_append_only before update or delete or truncate on release_log
  for each statement execute function refuse_change();

alter table release_tokens
  add column is_operator boolean not null default false,
  add column created_by text not null default 'gateway',
  add column revoked_by text,
  add column last_used_at timestamptz;
update release_tokens set is_operator = true where label = 'operator' and remote is null;
`;

type Fact = Omit<LogEntry, 'seq' | 'hash'>;

interface ActivationRow {
  name: string;
  version: string;
  share: number;
  kind: 'activate' | 'rollback';
  actor: string;
  reason: string;
  at: Date;
}

interface PublicationRow {
  name: string;
  version: string;
  content_id: string;
  digest: string;
  published_by: string;
  published_at: Date;
}

/** Earlier releases and activations become the first lines of the log, and the table `activations` is dropped. */
export async function carryActivationsOver(db: Kysely<unknown>): Promise<void> {
  const activations = await sql<ActivationRow>`select * from activations order by revision`.execute(db);
  const publications = await sql<PublicationRow>`select name, version, content_id, digest, published_by, published_at
    from releases order by published_at, name, version`.execute(db);
  const published = publications.rows.map(
    (row): Fact => ({
      kind: 'publish',
      name: row.name,
      version: row.version,
      share: null,
      actor: row.published_by,
      reason: 'Published',
      details: { contentId: row.content_id, digest: row.digest },
      at: row.published_at.toISOString(),
    }),
  );
  let latest = '';
  const activated = activations.rows.map((row): Fact => {
    const at = row.at.toISOString();
    // Keep the order of the revisions, even when a clock was set back.
    latest = at > latest ? at : latest;
    const { name, version, share, kind, actor, reason } = row;
    return { kind, name, version, share, actor, reason, details: null, at: latest };
  });
  const facts = [...published, ...activated].sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1));
  let previousHash = FIRST_LOG_HASH;
  for (const [index, fact] of facts.entries()) {
    const line = { seq: index + 1, ...fact };
    const hash = createHash('sha256').update(logHashInput(previousHash, line)).digest('hex');
    await sql`insert into release_log (seq, kind, name, version, share, actor, reason, details, at, hash)
      values (${line.seq}, ${line.kind}, ${line.name}, ${line.version}, ${line.share}, ${line.actor}, ${line.reason},
        ${line.details === null ? null : JSON.stringify(line.details)}::jsonb, ${line.at}::timestamptz, ${hash})`.execute(
      db,
    );
    previousHash = hash;
  }
  await sql`drop table activations`.execute(db);
}
