import { isTaken, takeOnce } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import { nextReference } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import type { Freight } from '@saltbush/consignments/neighbours';
import type { User } from '@saltbush/contract';
import { OPEN_CLAIM_STATUSES } from './api/claim-words.ts';
import type { LodgeClaimInput } from './api/claims.ts';
import type { ClaimParts } from './claim-parts.ts';
import { lodgedMails } from './claimMails.ts';
import { requireClaimable } from './offerOf.ts';
import { SERIES } from './series.data.ts';
import type { ClaimRecordRow } from './tables.ts';

interface Lodging {
  /** The caller made sure that it is the user's. */
  freight: Freight;
  input: LodgeClaimInput;
  user: Pick<User, 'id' | 'email'>;
}

async function insert({ freight, input, user }: Lodging, parts: ClaimParts): Promise<ClaimRecordRow> {
  const at = parts.now();
  requireClaimable(freight, input.kind, at);
  const words = input.words.trim();
  return parts.database.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('claims')
      .values({
        reference: await nextReference(transaction, SERIES, at),
        ...{ submission_id: input.submissionId, booking_reference: freight.reference, kind: input.kind, words },
        ...{ goods: input.goods.trim(), amount_cents: input.amountCents, phone: input.phone.trim() },
        ...{ keeps_packaging: input.keepsPackaging, business_name: freight.businessName, route: freight.route },
        ...{ promised_on: freight.promisedOn, delivered_on: freight.deliveredOn },
        ...{ lodged_at: at, lodged_by: user.email, waits_since: at },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('claim_events')
      .values({
        ...{ claim_reference: row.reference, at, kind: 'lodged', by: 'client', user_id: user.id, actor: user.email },
        ...{ words, submission_id: null },
      })
      .execute();
    for (const mail of lodgedMails(row, parts)) await queueMail(transaction, mail);
    return row;
  });
}

/** What the database refuses about a second open claim, in words. */
async function refuseKnown({ freight, input }: Lodging, { database: { db } }: ClaimParts): Promise<never> {
  const row = await db
    .selectFrom('claims')
    .select('reference')
    .where('booking_reference', '=', freight.reference)
    .where('kind', '=', input.kind)
    .where('status', 'in', [...OPEN_CLAIM_STATUSES])
    .executeTakeFirst();
  const known = row?.reference ?? '';
  const message = `${known} for ${input.kind} of this freight is open already. Write what is new there.`;
  throw new Refusal(message, { status: 409, code: 'claim-known', facts: { reference: known } });
}

const saysTheSame = (row: ClaimRecordRow, { input, freight }: Lodging) =>
  row.booking_reference === freight.reference &&
  row.kind === input.kind &&
  row.amount_cents === input.amountCents &&
  row.words === input.words.trim();

/**
 * Lodges a claim once for each form, and mails the client and the desk. `isNew` is false for a form that was sent before.
 * @throws Refusal `claim-not-open`, `claim-known`, `submission-reused` for a form that was sent with something else.
 */
export async function lodgeClaim(
  lodging: Lodging,
  parts: ClaimParts,
): Promise<{ claim: ClaimRecordRow; isNew: boolean }> {
  const { submissionId } = lodging.input;
  try {
    return await takeOnce<{ claim: ClaimRecordRow; isNew: boolean }>({
      find: async () => {
        const row = await parts.database.db
          .selectFrom('claims')
          .selectAll()
          .where('submission_id', '=', submissionId)
          .executeTakeFirst();
        if (!row) return null;
        if (saysTheSame(row, lodging)) return { claim: row, isNew: false };
        const message =
          'This form was sent already, with something else in it. Load the page again to make another claim.';
        throw new Refusal(message, { status: 409, code: 'submission-reused' });
      },
      take: async () => ({ claim: await insert(lodging, parts), isNew: true }),
    });
  } catch (error) {
    if (isTaken(error)) await refuseKnown(lodging, parts);
    throw error;
  }
}
