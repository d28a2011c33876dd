import { defineCapability } from '@saltbush/capability';
import { type ClientParts, startClients } from './client-parts.ts';
import { deskMemberRoutes } from './desk-member-routes.ts';
import { deskRoutes } from './desk-routes.ts';
import { deskCounts } from './deskCounts.ts';
import type {} from './errors.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { keyRoutes } from './key-routes.ts';
import { tellKeyEnds } from './keys/tellKeyEnds.ts';
import { memberRoutes } from './member-routes.ts';
import { clientsSql } from './migrations/0009-clients.ts';
import { rateSheetVersionsSql } from './migrations/0012-rate-sheet-versions.ts';
import { rateSheetUploadsSql } from './migrations/0018-rate-sheet-uploads.ts';
import { clientInvitationsSql } from './migrations/0026-client-invitations.ts';
import { paymentTermsSql } from './migrations/0047-payment-terms.ts';
import { clientSearchSql } from './migrations/0076-client-search.ts';
import { membersSql } from './migrations/0086-members.ts';
import { apiKeysSql } from './migrations/0099-api-keys.ts';
import { keyEndsSql } from './migrations/0121-key-ends.ts';
import { people } from './people/people.ts';
import { rateSheetRoutes } from './rate-sheet-routes.ts';
import { retention } from './retention.ts';
import { setUpRoutes } from './set-up-routes.ts';
import type { ClientTables } from './tables.ts';

export type { ClientTables } from './tables.ts';

const TEN_MINUTES_MS = 600_000;

/** Companies that send freight, the people of each, and their rate sheets. */
export const clients = defineCapability<ClientTables, ClientParts>({
  name: 'clients',
  tables: [
    'clients',
    'client_users',
    'client_invitations',
    'client_member_invitations',
    'client_member_events',
    'client_events',
    'api_keys',
    'rate_sheets',
    'rate_sheet_rows',
    'rate_sheet_lanes',
    'rate_sheet_activations',
    'rate_sheet_uploads',
    'rate_sheet_upload_batches',
  ],
  migrations: [
    { id: '0009-clients', statements: clientsSql },
    { id: '0012-rate-sheet-versions', statements: rateSheetVersionsSql },
    { id: '0018-rate-sheet-uploads', statements: rateSheetUploadsSql },
    { id: '0026-client-invitations', statements: clientInvitationsSql },
    { id: '0047-payment-terms', statements: paymentTermsSql },
    { id: '0076-client-search', statements: clientSearchSql },
    { id: '0086-members', statements: membersSql },
    { id: '0099-api-keys', statements: apiKeysSql },
    { id: '0121-key-ends', statements: keyEndsSql },
  ],
  start: startClients,
  routes: [
    ...setUpRoutes,
    ...deskRoutes,
    ...deskMemberRoutes,
    ...invitationRoutes,
    ...memberRoutes,
    ...keyRoutes,
    ...rateSheetRoutes,
  ],
  chores: ({ house }) => [
    { id: 'key-ends', everyMs: TEN_MINUTES_MS, run: (at, isStopped) => tellKeyEnds(house, at, isStopped) },
  ],
  people,
  deskCounts,
  retention,
});
