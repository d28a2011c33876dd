import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import { answersAfter as answers, type ClaimAnswer } from './answersAfter.ts';
import { readersOf } from './readersOf.ts';
import type { ClaimTables } from './tables.ts';

export type { ClaimAnswer };

// What other capabilities may ask of claims. Each takes part in the caller's transaction.
type Given = Queries<GroundTables>;
const own = withTables<ClaimTables>;

/** @see answers */
export const answersAfter = (transaction: Given, asked: { after: number; most: number }): Promise<ClaimAnswer[]> =>
  answers(own(transaction), asked);

/** Whom answers about a claim are mailed to anyway. @see readersOf */
export const readersOfClaim = (
  db: Given,
  { reference, shipmentReference }: Pick<ClaimAnswer, 'reference' | 'shipmentReference'>,
): Promise<string[]> => readersOf(own(db), { reference, booking_reference: shipmentReference });
