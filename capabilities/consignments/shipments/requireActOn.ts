import type { MemberAct } from '@saltbush/clients/api';
import { requireMay } from '@saltbush/clients/neighbours';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Whether a user's role in the company of a consignment lets them do something with it. The caller made sure that it is
 * theirs to see.
 * @throws Refusal `role-not-enough`.
 */
export async function requireActOn(
  db: Kysely<Tables>,
  reference: string,
  { userId, act }: { userId: string; act: MemberAct },
): Promise<void> {
  const booking = await db
    .selectFrom('bookings')
    .select('client_reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  await requireMay(db, { userId, act, company: booking?.client_reference ?? null });
}
