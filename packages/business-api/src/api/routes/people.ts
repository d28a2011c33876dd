import type {
  ErasePersonInput,
  ErasurePreview,
  ExportPersonInput,
  FindPersonInput,
  PersonAct,
  PersonActs,
  PersonFound,
} from '../../people.ts';
import type { FileOf } from '../api-route.ts';

/** What staff do with the data of one person. */
export interface PeopleRoutes {
  'GET /api/ops/people/acts': { query: { page?: number }; answer: PersonActs };
  'GET /api/ops/people/erasures': { answer: FileOf<'text/plain'> };
  'POST /api/ops/people/search': { body: FindPersonInput; answer: PersonFound };
  'POST /api/ops/people/export': {
    body: ExportPersonInput;
    answer: null;
    refusals: { 'confirmation-needed': unknown };
  };
  'POST /api/ops/people/erasure-preview': { body: FindPersonInput; answer: ErasurePreview };
  'POST /api/ops/people/erasure': {
    body: ErasePersonInput;
    answer: PersonAct;
    refusals: {
      'confirmation-needed': unknown;
      'freight-under-way': unknown;
      'person-is-ours': unknown;
      stale: unknown;
      'submission-reused': unknown;
    };
  };
}
