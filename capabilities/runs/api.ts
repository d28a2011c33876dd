import type { SearchRoute } from '@saltbush/contract/search';
import type {
  AcceptRunInput,
  CancelRunInput,
  DeskRun,
  Run,
  RunAccepted,
  RunCancelled,
  RunInput,
  RunPriceInput,
  RunPrices,
  Runs,
} from './api/runs.ts';

export {
  FEWEST_DELIVERIES,
  MOST_DELIVERIES,
  MOST_PALLETS,
  RUN_SERVICES,
  type RunService,
} from './api/run-limits.data.ts';
export { runInNote, runNote } from './api/run-note.ts';
export {
  acceptRunSchema,
  cancelRunSchema,
  deskRunQuerySchema,
  runPriceSchema,
  runQuerySchema,
  runSchema,
} from './api/run-schemas.ts';
export type {
  AcceptRunInput,
  CancelRunInput,
  DeskRun,
  DeskRunDelivery,
  Run,
  RunAccepted,
  RunCancelled,
  RunDelivery,
  RunDeliveryInput,
  RunFault,
  RunInput,
  RunListRow,
  RunLoad,
  RunPrice,
  RunPriceInput,
  RunPrices,
  Runs,
  RunTotal,
} from './api/runs.ts';

/** What each route takes and gives. */
export interface RunRoutes {
  'POST /api/runs/prices': { body: RunPriceInput; answer: RunPrices };
  'POST /api/runs': { body: RunInput; answer: Run; refusals: { 'price-changed': { prices: RunPrices } } };
  'GET /api/runs': { query: { page?: number }; answer: Runs };
  'GET /api/runs/search': SearchRoute;
  'GET /api/runs/:reference': { answer: Run };
  'POST /api/runs/:reference/cancellation': {
    body: CancelRunInput;
    answer: RunCancelled;
    refusals: { 'charge-not-accepted': unknown };
  };
  'GET /api/ops/runs': { query: { booking: string }; answer: DeskRun };
  'GET /api/ops/runs/search': SearchRoute;
  'POST /api/ops/runs/:reference/acceptance': { body: AcceptRunInput; answer: RunAccepted };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends RunRoutes {}
}
