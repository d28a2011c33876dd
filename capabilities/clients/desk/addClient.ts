import { nextReference } from '@saltbush/capability/references';
import type { Kysely } from 'kysely';
import type { ClientFields } from '../api/clients.ts';
import { SERIES } from '../series.data.ts';
import type { Tables } from '../tables.ts';

/** What a client enters, also as a constant. */
type GivenDetails = {
  readonly [Key in Exclude<keyof ClientFields, 'accountStatus'>]: Readonly<ClientFields[Key]>;
};

export interface GivenClient {
  submissionId: string;
  details: GivenDetails;
  /** Days to pay that were agreed. */
  termsDays: number;
  /** Who signs in for it, with the address in its details. */
  userId: string;
  joinedAt: Date;
  /** Why, and by whom, for the trail. */
  reason: string;
  actor: string;
  at: Date;
}

/** Adds a client that is active at once, once for each submission, without a mail to anybody. */
export async function addClient(
  transaction: Kysely<Tables>,
  { submissionId, details, termsDays, userId, joinedAt, reason, actor, at }: GivenClient,
): Promise<{ reference: string; isNew: boolean }> {
  const known = await transaction
    .selectFrom('clients')
    .select('reference')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (known) return { reference: known.reference, isNew: false };
  const reference = await nextReference(transaction, SERIES, at);
  const { businessName, contactName, email } = details;
  await transaction
    .insertInto('clients')
    .values({
      ...{ reference, email, business_name: businessName, contact_name: contactName },
      ...{ submission_id: submissionId, input_digest: submissionId, details: JSON.stringify(details) },
      ...{ abn_verified: true, payment_terms_days: termsDays },
      ...{ requested_status: 'active', status: 'active', submitted_at: at },
    })
    .execute();
  const event = { reference, at, status: 'active', reason, actor } as const;
  await transaction.insertInto('client_events').values(event).execute();
  const member = { reference, user_id: userId, email, joined_at: joinedAt };
  await transaction.insertInto('client_users').values(member).execute();
  return { reference, isNew: true };
}
