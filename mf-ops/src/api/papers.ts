import { apiCall } from '@saltbush/business-api/api';
import { type PdfJob, startPdfJob } from '@saltbush/calls';
import type { PaperKind, PapersPlan } from '@saltbush/consignments/api';

/** Begins to print for consignments of any client, for staff. */
export const startPapers = (
  paper: PaperKind,
  references: readonly string[],
  signal: AbortSignal,
): Promise<PdfJob<PapersPlan>> =>
  startPdfJob<PapersPlan>(
    apiCall('POST /api/ops/bookings/papers', { body: { paper, references: [...references] } }),
    ({ parts }) => apiCall('POST /api/ops/bookings/papers.pdf', { body: { paper, parts } }),
    signal,
  );
