import { isTaken, takeOnce } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import { MOST_CLAIM_ENTRIES } from './api/claim-limits.data.ts';
import { CLAIM_STATUS_WORDS, isOpenClaim } from './api/claim-words.ts';
import type { ClaimRecordRow, ClaimTables, Tables } from './tables.ts';

/** What somebody does with a claim: how its row changes, and what is written into its thread. */
export interface ClaimChange {
  set?: Updateable<ClaimTables['claims']>;
  entry: Pick<Insertable<ClaimTables['claim_events']>, 'at' | 'kind' | 'by' | 'actor' | 'words'> & {
    userId?: string;
    submissionId?: string;
  };
}

/** @throws Refusal `claim-closed` for a claim that was decided or withdrawn. */
export function requireOpen({ reference, status }: ClaimRecordRow): void {
  if (isOpenClaim(status)) return;
  const message = `${reference} was ${CLAIM_STATUS_WORDS[status].toLowerCase()} already. Load it again.`;
  throw new Refusal(message, { status: 409, code: 'claim-closed' });
}

async function requireRoom(transaction: Transaction<Tables>, reference: string): Promise<void> {
  const rows = await transaction
    .selectFrom('claim_events')
    .select('id')
    .where('claim_reference', '=', reference)
    .limit(MOST_CLAIM_ENTRIES)
    .execute();
  if (rows.length < MOST_CLAIM_ENTRIES) return;
  const message = `No more can be written about ${reference} here. Go on by telephone or by mail.`;
  throw new Refusal(message, { status: 409, code: 'thread-full' });
}

/** Writes a change to a claim that this transaction has locked. */
export async function writeChange(
  transaction: Transaction<Tables>,
  row: ClaimRecordRow,
  { set = {}, entry: { userId, submissionId, ...entry } }: ClaimChange,
): Promise<void> {
  await transaction
    .updateTable('claims')
    .set({ ...set, version: row.version + 1 })
    .where('reference', '=', row.reference)
    .execute();
  await transaction
    .insertInto('claim_events')
    .values({
      ...entry,
      ...{ claim_reference: row.reference, user_id: userId ?? null, submission_id: submissionId ?? null },
    })
    .execute();
}

/** Locks a claim for this transaction. Null when there is none. */
export async function lockClaim(transaction: Transaction<Tables>, reference: string): Promise<ClaimRecordRow | null> {
  const row = await transaction
    .selectFrom('claims')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Locks a claim, and writes what `changeOf` says of it. False when there is no such claim.
 * @throws Refusal `thread-full` for a message that there is no room for, and what `changeOf` throws.
 */
export async function changeClaim(
  db: Kysely<Tables>,
  reference: string,
  changeOf: (row: ClaimRecordRow, transaction: Transaction<Tables>) => ClaimChange | Promise<ClaimChange>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await lockClaim(transaction, reference);
    if (row === null) return false;
    const change = await changeOf(row, transaction);
    // What ends a claim is always written.
    if (change.entry.kind === 'message' || change.entry.kind === 'looked') await requireRoom(transaction, reference);
    await writeChange(transaction, row, change);
    return true;
  });
}

/**
 * Writes a message once for each submission.
 * @throws Refusal `submission-reused` when it was sent with other words, or about another claim.
 */
export async function writeOnce(
  db: Kysely<Tables>,
  { reference, submissionId, words }: { reference: string; submissionId: string; words: string },
  write: () => Promise<boolean>,
): Promise<boolean> {
  return takeOnce<boolean>({
    find: async () => {
      const sent = await db
        .selectFrom('claim_events')
        .select(['claim_reference', 'words'])
        .where('submission_id', '=', submissionId)
        .executeTakeFirst();
      if (!sent) return null;
      if (sent.claim_reference === reference && sent.words === words) return true;
      const message = 'This message was sent already, with other words. Load the page again to write another.';
      throw new Refusal(message, { status: 409, code: 'submission-reused' });
    },
    take: write,
    isLate: isTaken,
  });
}
