import { takeOnce } from '@saltbush/capability/database';
import { requireVersion } from '@saltbush/capability/desk';
import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import { creditFreight, type IssuedCreditNote, lockFreight } from '@saltbush/consignments/neighbours';
import { formatAud } from '@saltbush/freight';
import type { Transaction } from 'kysely';
import type { DecideClaimInput } from './api/desk-claims.ts';
import { lockClaim, requireOpen, writeChange } from './changeClaim.ts';
import type { ClaimParts } from './claim-parts.ts';
import { type Decided, decidedMail, toPayMail } from './claimMails.ts';
import { readersOf } from './readersOf.ts';
import type { ClaimRecordRow, Tables } from './tables.ts';

interface Deciding {
  reference: string;
  input: DecideClaimInput;
  /** E-mail of the member of staff. */
  actor: string;
}

function requireWithin({ amount_cents: claimed }: ClaimRecordRow, { amountCents = 0 }: DecideClaimInput): void {
  if (amountCents <= claimed) return;
  const message = `Only ${formatAud(claimed)} before GST is claimed.`;
  throw new Refusal(message, { status: 400, code: 'invalid-input', fields: [{ path: 'amountCents', message }] });
}

async function credit(
  transaction: Transaction<Tables>,
  row: ClaimRecordRow,
  { input, actor, at }: Deciding & { at: Date },
): Promise<IssuedCreditNote | null> {
  if (!input.creditCents) return null;
  return creditFreight(transaction, row.booking_reference, {
    ...{ claim: row.reference, exCents: input.creditCents, reason: input.words.trim(), actor, at },
    path: 'creditCents',
  });
}

async function decide(
  transaction: Transaction<Tables>,
  deciding: Deciding & { booking: string },
  { now, publicUrl }: ClaimParts,
): Promise<void> {
  const { reference, input, actor, booking } = deciding;
  // The booking first: whoever removes it locks it before its claims.
  await lockFreight(transaction, booking);
  const row = await lockClaim(transaction, reference);
  if (row === null) return;
  // The same form was sent twice at once, and the other one came first.
  if (row.decision_id === input.submissionId.toLowerCase()) return;
  requireOpen(row);
  requireVersion(row, input.version);
  requireWithin(row, input);
  const at = now();
  const words = input.words.trim();
  const creditNote = await credit(transaction, row, { ...deciding, at });
  const agreedCents = input.amountCents ?? null;
  const creditCents = creditNote === null ? null : (input.creditCents ?? null);
  await writeChange(transaction, row, {
    set: {
      ...{ status: input.outcome, waits_since: null, decided_at: at, decided_by: actor, decision_words: words },
      ...{ decision_id: input.submissionId, agreed_cents: agreedCents },
      ...{ credit_note: creditNote?.reference ?? null, credited_cents: creditCents },
      credited_gst_cents: creditNote === null || creditCents === null ? null : creditNote.totalCents - creditCents,
    },
    entry: { at, kind: input.outcome, by: 'staff', actor, words },
  });
  const toPayCents = (agreedCents ?? 0) - (creditCents ?? 0);
  const decided: Decided = { outcome: input.outcome, words, agreedCents, toPayCents, creditNote };
  for (const to of await readersOf(transaction, row)) {
    await queueMail(transaction, decidedMail(row, { to, ...decided }, { publicUrl }));
  }
  if (toPayCents > 0) await queueMail(transaction, toPayMail(row, decided, { publicUrl }));
}

/**
 * Accepts a claim with an amount, or declines it, once for each form. What a credit note is to take off is credited in the same
 * transaction. Those at the client who wrote about it are mailed, and accounts of what they are to pay. False when there is
 * no such claim.
 * @throws Refusal `stale` when something was done about it since, `claim-closed`, `no-invoice`, `invalid-input` for more than is
 * claimed or than the invoice still charges, `submission-reused`.
 */
export async function decideClaim(deciding: Deciding, parts: ClaimParts): Promise<boolean> {
  const { db } = parts.database;
  const { reference, input } = deciding;
  return takeOnce<boolean>({
    find: async () => {
      const known = await db
        .selectFrom('claims')
        .select('reference')
        .where('decision_id', '=', input.submissionId)
        .executeTakeFirst();
      if (!known) return null;
      if (known.reference === reference) return true;
      const message = `This form decided ${known.reference} already. Load the claim again.`;
      throw new Refusal(message, { status: 409, code: 'submission-reused' });
    },
    take: async () => {
      const claim = await db
        .selectFrom('claims')
        .select('booking_reference')
        .where('reference', '=', reference)
        .executeTakeFirst();
      if (!claim) return false;
      const booking = claim.booking_reference;
      await db.transaction().execute((transaction) => decide(transaction, { ...deciding, booking }, parts));
      return true;
    },
  });
}
