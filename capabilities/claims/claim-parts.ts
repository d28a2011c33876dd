import type { House } from '@saltbush/capability';
import type { ClaimTables } from './tables.ts';

/** What the handlers work with. */
export type ClaimParts = Pick<House<ClaimTables>, 'database' | 'now' | 'publicUrl'>;

export const startClaims = ({ database, now, publicUrl }: House<ClaimTables>): ClaimParts => ({
  ...{ database, now, publicUrl },
});
