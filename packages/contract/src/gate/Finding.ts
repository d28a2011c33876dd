/** Reasons to refuse a release. The gateway answers with these codes, `mfe check` prints them. */
export const FINDING_CODES = [
  // The release itself
  'manifest-missing',
  'manifest-invalid',
  'manifest-mismatch',
  'file-missing',
  'file-not-listed',
  'file-damaged',
  'file-type-refused',
  'singleton-bundled',
  'uses-missing',
  'needs-missing',
  'file-too-large',
  'script-invalid',
  'expose-missing',
  'integrity-unknown',
  'over-budget',
  'label-refused',
  'route-reserved',
  'sbom-invalid',
  // The release beside the others of a site
  'api-changed',
  'api-clash',
  'api-missing',
  'api-reserved',
  'area-clash',
  'contract-mismatch',
  'dev-build',
  'export-changed',
  'export-missing',
  'known-bad',
  'navigation-clash',
  'route-clash',
  'route-owned',
  'shared-mismatch',
  'slot-closed',
  'slot-full',
  'slot-in-use',
  'slot-unknown',
  'slot-values',
  'stale-base',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** One reason to refuse a release. The message says what is wrong and what to do. */
export interface Finding {
  code: FindingCode;
  message: string;
}
