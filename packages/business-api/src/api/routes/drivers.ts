import type {
  DeskDriverDetail,
  DeskDrivers,
  DocumentMediaType,
  DriverApplication,
  DriverApplicationReceipt,
  DriverApplicationStarted,
  DriverDocumentKind,
  DriverFields,
  DriverForms,
  DriverView,
  MoveDriverInput,
  StartDriverApplicationInput,
} from '../../drivers.ts';
import type { FileOf } from '../api-route.ts';
import type { ListQuery } from './ListQuery.ts';

interface OneDocument {
  params: { kind: DriverDocumentKind };
}

export interface DriverRoutes {
  'GET /api/driver-forms': { answer: DriverForms };
  'POST /api/driver-applications': { body: StartDriverApplicationInput; answer: DriverApplicationStarted };
  'GET /api/driver-applications/:token': { answer: DriverApplication };
  'PUT /api/driver-applications/:token/documents/:kind': OneDocument & {
    headers: { 'x-file-name': string };
    file: DocumentMediaType;
    answer: DriverApplication;
    refusals: { 'document-settled': unknown };
  };
  'DELETE /api/driver-applications/:token/documents/:kind': OneDocument & { answer: DriverApplication };
  'POST /api/driver-applications/:token/submission': {
    body: DriverFields;
    answer: DriverApplicationReceipt;
    refusals: { 'application-closed': unknown };
  };

  'GET /api/ops/drivers': { query: ListQuery<DriverView>; answer: DeskDrivers };
  'GET /api/ops/drivers/:reference': { answer: DeskDriverDetail };
  'GET /api/ops/drivers/:reference/documents/:kind': OneDocument & { answer: FileOf<DocumentMediaType> };
  'POST /api/ops/drivers/:reference/events': {
    body: MoveDriverInput;
    answer: DeskDriverDetail;
    refusals: { 'application-closed': unknown; 'document-missing': unknown; 'documents-open': unknown; stale: unknown };
  };
}
