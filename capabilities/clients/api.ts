import type { ListQuery } from '@saltbush/business-api/api/list-query';
import type { FileOf } from '@saltbush/business-api/api/route';
import type { SearchRoute } from '@saltbush/contract/search';
import type { PerKmLane } from '@saltbush/freight';
import type {
  ClientSort,
  ClientView,
  DeskClientDetail,
  DeskClients,
  NewClientInput,
  NewClientReceipt,
  SetClientStatusInput,
} from './api/clients.ts';
import type { Invitation, Invitations } from './api/invitations.ts';
import type {
  AgreedRateAnswer,
  RateSheetComparison,
  RateSheetPage,
  RateSheetSaved,
  RateSheetUploaded,
  RateSheetVersions,
  SaveRateSheetQuery,
} from './api/rate-sheets.ts';

export {
  ACCOUNT_STATUSES,
  CLIENT_FOCUSES,
  CLIENT_VEHICLE_TYPES,
  FREIGHT_TYPES,
  POD_METHODS,
  SPECIAL_REQUIREMENTS,
} from './api/client-options.data.ts';
export {
  type AccountStatus,
  CLIENT_SORTS,
  CLIENT_VIEWS,
  type ClientEvent,
  type ClientFields,
  type ClientFocus,
  type ClientSort,
  type ClientVehicleType,
  type ClientView,
  clientFieldsSchema,
  type DeskClient,
  type DeskClientDetail,
  type DeskClients,
  type FreightType,
  MAX_DELIVERY_ZONES,
  MAX_ZONE_LENGTH,
  type NewClientInput,
  type NewClientReceipt,
  newClientSchema,
  type PodMethod,
  type SetClientStatusInput,
  type SpecialRequirement,
  setClientStatusSchema,
} from './api/clients.ts';
export type { Invitation, Invitations, InvitedBy } from './api/invitations.ts';
export {
  type AgreedRateAnswer,
  agreedRateSchema,
  MAX_LISTED_CHANGES,
  type RateChange,
  type RateSheetComparison,
  type RateSheetPage,
  type RateSheetSaved,
  type RateSheetUploaded,
  type RateSheetVersion,
  type RateSheetVersions,
  type SaveRateSheetQuery,
  saveRateSheetSchema,
  uploadRateSheetSchema,
} from './api/rate-sheets.ts';

interface InvitationAnswer {
  answer: Invitation;
  refusals: { 'invitation-expired': unknown; 'invitation-settled': unknown };
}

/** What each route takes and gives. */
export interface ClientRoutes {
  'POST /api/clients': {
    body: NewClientInput;
    answer: NewClientReceipt;
    refusals: { 'submission-reused': unknown; 'upload-gone': unknown };
  };
  'GET /api/ops/clients/search': SearchRoute;
  'GET /api/ops/clients': { query: ListQuery<ClientView, ClientSort>; answer: DeskClients };
  'GET /api/ops/clients/:reference': { answer: DeskClientDetail };
  'POST /api/ops/clients/:reference/invitation': {
    answer: DeskClientDetail;
    refusals: { 'invitation-settled': unknown };
  };
  'POST /api/ops/clients/:reference/status': {
    body: SetClientStatusInput;
    answer: DeskClientDetail;
    refusals: { stale: unknown };
  };

  'GET /api/invitations': { answer: Invitations };
  'POST /api/invitations/:id/acceptance': InvitationAnswer;
  'POST /api/invitations/:id/refusal': InvitationAnswer;

  'POST /api/rate-sheet-uploads': { query: { name: string }; file: 'text/csv'; answer: RateSheetUploaded };
  'GET /api/rate-sheets': { answer: RateSheetVersions; refusals: { 'client-pending': unknown; 'no-client': unknown } };
  'POST /api/rate-sheets': {
    query: SaveRateSheetQuery;
    file: 'text/csv';
    answer: RateSheetSaved;
    refusals: { 'client-pending': unknown; 'no-client': unknown; 'submission-reused': unknown };
  };
  'GET /api/rate-sheets/:id': { query: { page?: number }; answer: RateSheetPage };
  'GET /api/rate-sheets/:id.csv': { answer: FileOf<'text/csv'> };
  'GET /api/rate-sheets/:id/comparison': { answer: RateSheetComparison };
  'POST /api/rate-sheets/:id/activation': { answer: RateSheetVersions };
  'GET /api/rate-sheets/agreed-rate': { query: Record<keyof PerKmLane, string>; answer: AgreedRateAnswer };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends ClientRoutes {}
}
