/** A version in a release that an advisory names. */
export interface KnownBad {
  package: string;
  version: string;
  /** Of the advisory. */
  id: string;
  /** First version without the weakness; null when there is none. */
  fixed: string | null;
  severity: 'low' | 'moderate' | 'high' | 'critical';
  summary: string;
}

/** Live releases that hold a version that the operators' file of advisories names. */
export interface AdvisoriesReport {
  /** Day of the file; null without one. */
  asOf: string | null;
  releases: { name: string; version: string; bad: KnownBad[] }[];
  /** Live releases that do not say what is in them. */
  unknown: { name: string; version: string }[];
}
