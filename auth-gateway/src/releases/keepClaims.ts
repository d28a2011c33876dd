import { type RouteClaim, routeShape } from '@saltbush/contract/gate';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readClaims } from './readClaims.ts';

/** Stores who has which routes, in the transaction that changes what is live. */
export async function keepClaims(transaction: Transaction<Tables>, claims: readonly RouteClaim[]): Promise<void> {
  const keyOf = ({ remote, path, since, isHeld }: RouteClaim) => `${remote} ${routeShape(path)} ${since} ${isHeld}`;
  const stored = await readClaims(transaction);
  const wanted = new Set(claims.map(keyOf));
  for (const { remote, path } of stored.filter((claim) => !wanted.has(keyOf(claim)))) {
    await transaction
      .deleteFrom('route_claims')
      .where('remote', '=', remote)
      .where('shape', '=', routeShape(path))
      .execute();
  }
  const known = new Set(stored.map(keyOf));
  const fresh = claims.filter((claim) => !known.has(keyOf(claim)));
  if (fresh.length === 0) return;
  await transaction
    .insertInto('route_claims')
    .values(fresh.map(({ isHeld, ...claim }) => ({ ...claim, shape: routeShape(claim.path), is_held: isHeld })))
    .execute();
}
