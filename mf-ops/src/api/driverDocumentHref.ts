import type { DriverDocumentKind } from '@saltbush/business-api/drivers';

/** Where staff get the file of a document; it arrives as a download. */
export function driverDocumentHref(reference: string, kind: DriverDocumentKind): string {
  return `/api/ops/drivers/${encodeURIComponent(reference)}/documents/${kind}`;
}
