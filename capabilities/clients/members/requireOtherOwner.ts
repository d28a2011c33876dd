import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * A company without an owner could not be looked after by anybody in it.
 * @throws Refusal `last-owner` when the member is the only owner. The company is locked.
 */
export async function requireOtherOwner(
  transaction: Kysely<Tables>,
  { id, reference, email }: { id: number; reference: string; email: string },
): Promise<void> {
  const other = await transaction
    .selectFrom('client_users')
    .select('id')
    .where('reference', '=', reference)
    .where('role', '=', 'owner')
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (other) return;
  const message = `${email} is the only owner, and a company keeps one. Make somebody else an owner first.`;
  throw new Refusal(message, { status: 409, code: 'last-owner' });
}
