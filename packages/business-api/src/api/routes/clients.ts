import type { PerKmLane } from '@saltbush/freight';
import type {
  ClientView,
  DeskClientDetail,
  DeskClients,
  NewClientInput,
  NewClientReceipt,
  SetClientStatusInput,
} from '../../clients.ts';
import type { Invitation, Invitations } from '../../invitations.ts';
import type {
  AgreedRateAnswer,
  RateSheetComparison,
  RateSheetPage,
  RateSheetSaved,
  RateSheetUploaded,
  RateSheetVersions,
  SaveRateSheetQuery,
} from '../../rate-sheets.ts';
import type { FileOf } from '../api-route.ts';
import type { ListQuery } from './ListQuery.ts';

interface InvitationAnswer {
  answer: Invitation;
  refusals: { 'invitation-expired': unknown; 'invitation-settled': unknown };
}

/** Companies that send freight, the people of each, and their rate sheets. */
export interface ClientRoutes {
  'POST /api/clients': {
    body: NewClientInput;
    answer: NewClientReceipt;
    refusals: { 'submission-reused': unknown; 'upload-gone': unknown };
  };
  'GET /api/ops/clients': { query: ListQuery<ClientView>; answer: DeskClients };
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
