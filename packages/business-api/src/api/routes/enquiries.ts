import type {
  ClearEnquiryInput,
  DeskEnquiries,
  DeskEnquiryDetail,
  EnquiryInput,
  EnquiryReceipt,
  EnquiryView,
  MoveEnquiryInput,
} from '../../enquiries.ts';
import type { ListQuery } from './ListQuery.ts';

export interface EnquiryRoutes {
  'POST /api/enquiries': { body: EnquiryInput; answer: EnquiryReceipt; refusals: { 'submission-reused': unknown } };
  'GET /api/ops/enquiries': { query: ListQuery<EnquiryView>; answer: DeskEnquiries };
  'GET /api/ops/enquiries/:reference': { answer: DeskEnquiryDetail };
  'POST /api/ops/enquiries/:reference/events': {
    body: MoveEnquiryInput;
    answer: DeskEnquiryDetail;
    refusals: { stale: unknown; 'status-not-possible': unknown };
  };
  'POST /api/ops/enquiries/:reference/genuine': {
    body: ClearEnquiryInput;
    answer: DeskEnquiryDetail;
    refusals: { stale: unknown };
  };
}
