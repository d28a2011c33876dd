import type { DriverDocumentKind } from '@saltbush/business-api/drivers';

/** Download address of a document, for staff. */
export function driverDocumentHref(reference: string, kind: DriverDocumentKind): string {
  return `/api/ops/drivers/${encodeURIComponent(reference)}/documents/${kind}`;
}
