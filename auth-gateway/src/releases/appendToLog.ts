import { createHash } from 'node:crypto';
import { signLine } from '@saltbush/contract/log-signature';
import type { LogEntry } from '@saltbush/contract/release-api';
import { FIRST_LOG_HASH, logHashInput } from '@saltbush/contract/release-log';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { logKey } from './log-key.ts';

/** The content of a line. The log adds its number, time, hash and signature. */
export type NewLogEntry = Pick<LogEntry, 'kind' | 'actor' | 'reason'> &
  Partial<Pick<LogEntry, 'name' | 'version' | 'share' | 'details'>>;

/** Lock for appending: lines become visible in order, and checks see the lines that they are checked against. */
const LOG_LOCK = 7_203;

/** One line of text, in a form that every database and browser writes in the same way. */
function oneLine(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Makes this transaction the only one that appends, until it ends. */
export async function lockLog(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOG_LOCK)})`.execute(transaction);
}

/**
 * Appends a line to the log, in the transaction that does what the line says, so that either both are stored or
 * neither. The time is the database's and never before the previous line's, since clocks may be set back. Only who writes
 * a line signs it: a signature that was made later would vouch for whatever the database holds by then.
 * @param entry `details` must be plain JSON.
 */
export async function appendToLog(transaction: Transaction<Tables>, entry: NewLogEntry): Promise<LogEntry> {
  await lockLog(transaction);
  const last = await transaction
    .selectFrom('release_log')
    .select(['seq', 'hash', 'at'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { rows } = await sql<{ at: Date }>`
    select date_trunc('milliseconds', greatest(clock_timestamp(), ${last?.at ?? null}::timestamptz)) as at
  `.execute(transaction);
  const [time] = rows;
  if (time === undefined) throw new Error('The database did not tell the time.');
  const { kind, name = null, version = null, share = null, details = null } = entry;
  const line = {
    seq: (last?.seq ?? 0) + 1,
    kind,
    name,
    version,
    share,
    actor: oneLine(entry.actor),
    reason: oneLine(entry.reason),
    details: details === null ? null : (JSON.parse(JSON.stringify(details)) as Record<string, unknown>),
    at: time.at.toISOString(),
  };
  const hash = createHash('sha256')
    .update(logHashInput(last?.hash ?? FIRST_LOG_HASH, line))
    .digest('hex');
  const key = logKey();
  const signature = key === null ? null : signLine({ seq: line.seq, hash }, key);
  await transaction
    .insertInto('release_log')
    .values({
      ...line,
      details: line.details === null ? null : JSON.stringify(line.details),
      at: time.at,
      hash,
      signed_by: signature?.keyId ?? null,
      signature: signature?.text ?? null,
    })
    .execute();
  return { ...line, hash, signature };
}
