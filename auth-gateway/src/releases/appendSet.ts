import type { SetChange, SetMember } from '@saltbush/contract/release-api';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { appendToLog, type NewLogEntry } from './appendToLog.ts';

interface Line extends Pick<NewLogEntry, 'name' | 'version' | 'share' | 'details'> {
  kind: 'activate' | 'rollback' | 'retire';
}

interface NewSet {
  kind: SetChange['kind'];
  lines: readonly Line[];
  releases: SetMember[];
  actor: string;
  reason: string;
  /** Revision of the set that is taken back. */
  undoes?: number;
}

/**
 * Appends the lines of a set, in the caller's transaction and under its lock of the log, so that nobody ever sees some of them. The
 * last line stands for all: its number is the one revision, and it names the members.
 */
export async function appendSet(
  transaction: Transaction<Tables>,
  { kind, lines, releases, actor, reason, undoes }: NewSet,
): Promise<SetChange> {
  const last = await transaction
    .selectFrom('release_log')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirst();
  const revision = (last?.seq ?? 0) + lines.length;
  for (const [place, line] of lines.entries()) {
    const isLast = place === lines.length - 1;
    const set = isLast ? { revision, releases, ...(undoes === undefined ? {} : { undoes }) } : { revision };
    await appendToLog(transaction, { ...line, actor, reason, details: { ...line.details, set } });
  }
  return { revision, kind, releases };
}
