import type { Queries } from '@saltbush/capability/database';
import { orNotFound } from '@saltbush/capability/desk';
import { isOwnFreight, requireActOnFreight } from '@saltbush/consignments/neighbours';
import type { User } from '@saltbush/contract';
import { sql } from 'kysely';
import type { Claim } from './api/claims.ts';
import { claimOf, loadClaim } from './claim-record.ts';
import type { ClaimRecordRow, Tables } from './tables.ts';

const NO_CLAIM = 'You have no claim with this reference. Check the reference, or call us.';

/** A user, and the claim that a call of theirs is about. */
export interface Asked {
  params: { reference: string };
  user: Pick<User, 'id' | 'email'>;
}

/**
 * The row of a claim about freight that the user may see.
 * @throws Refusal `not-found`, the same for one that does not exist and for one of somebody else.
 */
export async function ownClaimRow(
  db: Queries<Tables>,
  { params: { reference }, user }: Asked,
): Promise<ClaimRecordRow> {
  const isOwn = await isOwnFreight(db, user.id);
  const row = await db
    .selectFrom('claims')
    .selectAll()
    .where('reference', '=', reference)
    .where(isOwn(sql.ref('claims.booking_reference')))
    .executeTakeFirst();
  return orNotFound(row ?? null, NO_CLAIM);
}

/**
 * The same, for a user whose role lets them act on it. Whether it is theirs comes first.
 * @throws Refusal `role-not-enough`.
 */
export async function ownClaimToAct(db: Queries<Tables>, asked: Asked): Promise<ClaimRecordRow> {
  const row = await ownClaimRow(db, asked);
  await requireActOnFreight(db, row.booking_reference, { userId: asked.user.id, act: 'claim' });
  return row;
}

async function mayActOn(db: Queries<Tables>, row: ClaimRecordRow, user: Asked['user']): Promise<boolean> {
  try {
    await requireActOnFreight(db, row.booking_reference, { userId: user.id, act: 'claim' });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'role-not-enough') return false;
    throw error;
  }
}

/** A claim with everything that its client may know. @throws Refusal `not-found`. */
export async function ownClaim(db: Queries<Tables>, asked: Asked): Promise<Claim> {
  const row = await ownClaimRow(db, asked);
  return claimOf(await loadClaim(db, row), await mayActOn(db, row, asked.user));
}
