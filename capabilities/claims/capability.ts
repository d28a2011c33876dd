import { defineCapability } from '@saltbush/capability';
import { type ClaimParts, startClaims } from './claim-parts.ts';
import { seedDemoClaims } from './demo/seedDemoClaims.ts';
import { deskRoutes } from './desk-routes.ts';
import { deskCounts } from './deskCounts.ts';
import type {} from './errors.ts';
import { claimsSql } from './migrations/0094-claims.ts';
import { people } from './people.ts';
import { retention } from './retention.ts';
import { routes } from './routes.ts';
import type { ClaimTables } from './tables.ts';

export type { ClaimTables } from './tables.ts';

/** Claims for freight that was damaged, lost or late, from the first word to the decision. */
export const claims = defineCapability<ClaimTables, ClaimParts>({
  name: 'claims',
  tables: ['claims', 'claim_events', 'claim_pictures'],
  migrations: [{ id: '0094-claims', statements: claimsSql }],
  start: startClaims,
  routes: [...routes, ...deskRoutes],
  people,
  deskCounts,
  retention,
  demo: seedDemoClaims,
});
