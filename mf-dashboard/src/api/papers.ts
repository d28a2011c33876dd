import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { type PdfJob, startPdfJob } from '@saltbush/calls';
import type { PaperKind, PapersPlan, ShipmentQuery } from '@saltbush/consignments/api';
import { request } from '@saltbush/contract';

/** Rows per request: the most that the gateway gives. */
const ROWS = 500;

/** The references of the whole list, at most so many. Rejects when a part could not be read. */
export async function referencesOf(wanted: Omit<ShipmentQuery, 'page' | 'size'>, most: number): Promise<string[]> {
  const references: string[] = [];
  for (let page = 1; references.length < most; page += 1) {
    const { segments } = apiCall('GET /api/shipments', { query: { ...wanted, page, size: ROWS } });
    const answer = await request<ApiAnswer<'GET /api/shipments'>>(segments);
    references.push(...(answer?.rows ?? []).map(({ reference }) => reference));
    if (answer === null || answer.rows.length < ROWS) break;
  }
  return references.slice(0, most);
}

/** Begins to print for the client's own consignments. */
export const startPapers = (
  paper: PaperKind,
  references: readonly string[],
  signal: AbortSignal,
): Promise<PdfJob<PapersPlan>> =>
  startPdfJob<PapersPlan>(
    apiCall('POST /api/shipments/papers', { body: { paper, references: [...references] } }),
    ({ parts }) => apiCall('POST /api/shipments/papers.pdf', { body: { paper, parts } }),
    signal,
  );
