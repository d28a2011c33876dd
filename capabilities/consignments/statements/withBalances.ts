import type { StatementEntry } from '../api/statements.ts';

/** Something that changed what is owed. */
export type Movement = Omit<StatementEntry, 'balanceCents'>;

/** What is owed after each of them. */
export function withBalances(movements: readonly Movement[], openingCents: number): StatementEntry[] {
  let balanceCents = openingCents;
  return movements.map((movement) => {
    balanceCents += movement.amountCents;
    return { ...movement, balanceCents };
  });
}
