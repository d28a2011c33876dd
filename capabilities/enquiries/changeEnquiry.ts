import type { GroundTables } from '@saltbush/capability/database';
import { requireVersion } from '@saltbush/capability/desk';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { EnquiryStatus, EntryKind, HeardBy } from './api.ts';
import type { EnquiryTables } from './tables.ts';

export type EnquiryRow = Selectable<EnquiryTables['enquiries']>;

/** Something that a member of staff does with an enquiry. */
export interface Act {
  /** The status after it. */
  status: EnquiryStatus;
  actor: string;
  at: Date;
  note?: string;
  clearsSuspicion?: boolean;
  /** What it adds to the thread. */
  written?: {
    kind: Exclude<EntryKind, 'step'>;
    words: string;
    submissionId: string;
    heardBy?: HeardBy;
    mailId?: number;
  };
}

type Changing = Transaction<EnquiryTables & GroundTables>;

/**
 * Locks an enquiry, does what `actOf` says of it, and writes that into its trail, all in one transaction. Nothing happens
 * when there is none.
 * @throws Refusal `stale` for a version that is not the newest.
 */
export async function changeEnquiry(
  db: Kysely<EnquiryTables & GroundTables>,
  { reference, version }: { reference: string; version: number },
  actOf: (row: EnquiryRow, transaction: Changing) => Act | Promise<Act>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    requireVersion(row, version);
    await write(transaction, row, await actOf(row, transaction));
  });
}

async function write(transaction: Changing, row: EnquiryRow, act: Act): Promise<void> {
  const { status, note = '', actor, at, clearsSuspicion = false, written } = act;
  const { reference } = row;
  await transaction
    .updateTable('enquiries')
    .set({ status, version: row.version + 1, is_suspect: row.is_suspect && !clearsSuspicion })
    .where('reference', '=', reference)
    .execute();
  await transaction
    .insertInto('enquiry_events')
    .values({
      ...{ reference, at, status, note: note.trim(), actor, clears_suspicion: clearsSuspicion },
      ...(written && {
        kind: written.kind,
        words: written.words,
        submission_id: written.submissionId,
        heard_by: written.heardBy ?? null,
        mail_id: written.mailId ?? null,
      }),
    })
    .execute();
}
