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
import type { ApiKey, ApiKeyMade, ApiKeys, MakeKeyInput, ReplaceKeyInput } from './api/keys.ts';
import type { MemberRole } from './api/member-roles.data.ts';
import type {
  ChangeRoleInput,
  DeskInviteInput,
  DeskPeople,
  DeskRemovalInput,
  DeskRoleInput,
  DeskWithdrawalInput,
  InviteMemberInput,
  MemberInvitation,
  Memberships,
  People,
  RemoveMemberInput,
} from './api/members.ts';
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
  KEY_END_WARNINGS_DAYS,
  KEY_LIFETIMES_DAYS,
  KEY_OVERLAP_HOURS,
  type KeyLifetimeDays,
  USUAL_KEY_LIFETIME_DAYS,
} from './api/key-lifetimes.data.ts';
export {
  type ApiKey,
  type ApiKeyMade,
  type ApiKeys,
  KEY_MODES,
  type KeyMode,
  type MakeKeyInput,
  MOST_KEYS,
  makeKeySchema,
  type ReplaceKeyInput,
  replaceKeySchema,
} from './api/keys.ts';
export {
  MEMBER_ACTS,
  MEMBER_ROLE_NAMES,
  MEMBER_ROLES,
  type MemberAct,
  type MemberRole,
  mayDo,
  roleMeaning,
  whoMay,
} from './api/member-roles.data.ts';
export {
  type ChangeRoleInput,
  changeRoleSchema,
  type DeskInviteInput,
  type DeskPeople,
  type DeskRemovalInput,
  type DeskRoleInput,
  type DeskWithdrawalInput,
  deskInviteSchema,
  deskRemovalSchema,
  deskRoleSchema,
  deskWithdrawalSchema,
  type InviteMemberInput,
  inviteMemberSchema,
  type Member,
  type MemberEvent,
  type MemberInvitation,
  type Membership,
  type Memberships,
  type MyInvitation,
  type People,
  type RemoveMemberInput,
  removeMemberSchema,
  type WaitingInvitation,
} from './api/members.ts';
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

/** Any act on the people of a company is refused so to members whose role does not let them. */
interface MemberRefusals {
  'role-not-enough': { role: MemberRole; may: MemberRole[] };
}

interface InvitingRefusals {
  'client-pending': unknown;
  'invitations-full': unknown;
  'invited-already': unknown;
  'member-already': unknown;
  'submission-reused': unknown;
}

interface SendingRefusals {
  'client-pending': unknown;
  'invitation-settled': unknown;
  'invitations-full': unknown;
}

interface RemovalRefusals {
  'last-owner': unknown;
  'removing-yourself': unknown;
  stale: unknown;
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

  'GET /api/clients/memberships': { answer: Memberships };
  'GET /api/clients/:reference/keys': { answer: ApiKeys };
  'POST /api/clients/:reference/keys': {
    body: MakeKeyInput;
    answer: ApiKeyMade;
    refusals: { 'client-pending': unknown; 'keys-full': unknown; 'submission-reused': unknown };
  };
  'POST /api/clients/keys/:id/replacement': {
    body: ReplaceKeyInput;
    answer: ApiKeyMade;
    refusals: {
      'client-pending': unknown;
      'key-replaced': unknown;
      'key-revoked': unknown;
      'keys-full': unknown;
      'submission-reused': unknown;
    };
  };
  'POST /api/clients/keys/:id/revocation': { answer: ApiKey };
  'GET /api/clients/:reference/people': { answer: People };
  'POST /api/clients/:reference/people': {
    body: InviteMemberInput;
    answer: People;
    refusals: InvitingRefusals & MemberRefusals;
  };
  'POST /api/clients/people/:id/role': {
    body: ChangeRoleInput;
    answer: People;
    refusals: { 'last-owner': unknown; stale: unknown } & MemberRefusals;
  };
  'POST /api/clients/people/:id/removal': {
    body: RemoveMemberInput;
    answer: People;
    refusals: RemovalRefusals & MemberRefusals;
  };
  'POST /api/clients/invitations/:id/sending': {
    answer: People;
    refusals: SendingRefusals & MemberRefusals;
  };
  'POST /api/clients/invitations/:id/withdrawal': {
    answer: People;
    refusals: { 'invitation-settled': unknown } & MemberRefusals;
  };
  'GET /api/ops/clients/:reference/people': { answer: DeskPeople };
  'POST /api/ops/clients/:reference/people': { body: DeskInviteInput; answer: DeskPeople; refusals: InvitingRefusals };
  'POST /api/ops/clients/people/:id/role': {
    body: DeskRoleInput;
    answer: DeskPeople;
    refusals: { 'last-owner': unknown; stale: unknown };
  };
  'POST /api/ops/clients/people/:id/removal': {
    body: DeskRemovalInput;
    answer: DeskPeople;
    refusals: { 'last-owner': unknown; stale: unknown };
  };
  'POST /api/ops/clients/invitations/:id/sending': {
    answer: DeskPeople;
    refusals: SendingRefusals;
  };
  'POST /api/ops/clients/invitations/:id/withdrawal': {
    body: DeskWithdrawalInput;
    answer: DeskPeople;
    refusals: { 'invitation-settled': unknown };
  };

  'GET /api/invitations': { answer: Invitations };
  'GET /api/invitations/links/:token': { answer: MemberInvitation };
  'POST /api/invitations/links/:token/acceptance': {
    answer: MemberInvitation;
    refusals: { 'invitation-expired': unknown; 'invitation-settled': unknown };
  };
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
