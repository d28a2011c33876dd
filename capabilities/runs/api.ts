import type {
  CancelRunInput,
  DeskRun,
  Run,
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
  cancelRunSchema,
  deskRunQuerySchema,
  runPriceSchema,
  runQuerySchema,
  runSchema,
} from './api/run-schemas.ts';
export type {
  CancelRunInput,
  DeskRun,
  DeskRunDelivery,
  Run,
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
  'GET /api/runs/:reference': { answer: Run };
  'POST /api/runs/:reference/cancellation': {
    body: CancelRunInput;
    answer: RunCancelled;
    refusals: { 'charge-not-accepted': unknown };
  };
  'GET /api/ops/runs': { query: { booking: string }; answer: DeskRun };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends RunRoutes {}
}
