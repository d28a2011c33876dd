import type { Queries } from '@saltbush/capability/database';
import { creditableFreight } from '@saltbush/consignments/neighbours';
import type { Selectable } from 'kysely';
import type { Claim, ClaimDecision, ClaimEntry, ClaimFacts, ClaimPicture } from './api/claims.ts';
import type { DeskClaim } from './api/desk-claims.ts';
import { claimRowOf } from './claim-rows.ts';
import type { ClaimRecordRow, ClaimTables, Tables } from './tables.ts';

/** A claim with what was written about it, and what its pictures are, without their bytes. */
export interface ClaimRecord {
  row: ClaimRecordRow;
  /** Oldest first. */
  events: Selectable<ClaimTables['claim_events']>[];
  /** In the order in which they were sent. */
  pictures: ClaimPicture[];
}

/** Reads what belongs to a claim's row. */
export async function loadClaim(db: Queries<Tables>, row: ClaimRecordRow): Promise<ClaimRecord> {
  const events = await db
    .selectFrom('claim_events')
    .selectAll()
    .where('claim_reference', '=', row.reference)
    .orderBy('id')
    .execute();
  const pictures = await db
    .selectFrom('claim_pictures')
    .select(['picture_id', 'size_bytes', 'stored_at'])
    .where('claim_reference', '=', row.reference)
    .orderBy('stored_at')
    .orderBy('picture_id')
    .execute();
  return {
    ...{ row, events },
    pictures: pictures.map(({ picture_id: id, size_bytes: sizeBytes, stored_at }) => ({
      ...{ id, sizeBytes },
      at: stored_at.toISOString(),
    })),
  };
}

function creditNoteOf({
  credit_note,
  credited_cents,
  credited_gst_cents,
}: ClaimRecordRow): ClaimDecision['creditNote'] {
  if (credit_note === null || credited_cents === null || credited_gst_cents === null) return null;
  return { reference: credit_note, exGstCents: credited_cents, totalIncGstCents: credited_cents + credited_gst_cents };
}

function decisionOf(row: ClaimRecordRow): ClaimDecision | null {
  const { status, decided_at, decision_words, agreed_cents: agreedCents } = row;
  if (decided_at === null || (status !== 'accepted' && status !== 'declined')) return null;
  return {
    ...{ outcome: status, words: decision_words ?? '', at: decided_at.toISOString(), agreedCents },
    creditNote: creditNoteOf(row),
    toPayCents: agreedCents === null ? null : agreedCents - (row.credited_cents ?? 0),
  };
}

/** @param isForStaff Clients are not told who of our staff it was. */
const entryOf = (
  { id, at, kind, by, actor, words }: ClaimRecord['events'][number],
  isForStaff: boolean,
): ClaimEntry => ({
  ...{ id: Number(id), at: at.toISOString(), kind, by, words },
  actor: by === 'staff' && !isForStaff ? '' : actor,
});

const factsOf = ({ row, events, pictures }: ClaimRecord, isForStaff: boolean): ClaimFacts => ({
  ...claimRowOf(row),
  ...{ version: row.version, words: row.words, goods: row.goods, phone: row.phone },
  ...{ keepsPackaging: row.keeps_packaging, businessName: row.business_name, lodgedBy: row.lodged_by },
  ...{ promisedOn: row.promised_on, deliveredOn: row.delivered_on, pictures },
  thread: events.map((event) => entryOf(event, isForStaff)),
  decision: decisionOf(row),
});

/** A claim as its client sees it. */
export const claimOf = (record: ClaimRecord, mayAct: boolean): Claim => ({ ...factsOf(record, false), mayAct });

/** A claim as staff see it, with what may still be credited. Null when there is none. */
export async function deskClaim(db: Queries<Tables>, reference: string): Promise<DeskClaim | null> {
  const row = await db.selectFrom('claims').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!row) return null;
  const found = await creditableFreight(db, row.booking_reference);
  return {
    ...factsOf(await loadClaim(db, row), true),
    ...{ waitsSince: row.waits_since?.toISOString() ?? null, decidedBy: row.decided_by },
    invoice: found && { reference: found.invoice, creditableCents: found.creditableCents },
  };
}
