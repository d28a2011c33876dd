import { apiHref } from '@saltbush/business-api/api';
import type { DriverDocumentKind } from '@saltbush/drivers/api';

/** Download address of a document, for staff. */
export function driverDocumentHref(reference: string, kind: DriverDocumentKind): string {
  return apiHref('GET /api/ops/drivers/:reference/documents/:kind', { params: { reference, kind } });
}
