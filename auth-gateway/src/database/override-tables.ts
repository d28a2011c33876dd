import type { Written } from './columns.ts';

/** A release that one browser gets in place of the live one. */
interface ReleaseOverrideTable {
  id: string;
  /** `dev`: a working copy, whose version changes with every build. */
  kind: 'preview' | 'dev';
  name: string;
  /** Null until the first build of a working copy has arrived. */
  version: string | null;
  /** Page that opens with the link. */
  path: string;
  created_by: string;
  created_at: Written<Date>;
  expires_at: Date;
  /** sha256 of the browser's key, in hex; null until its link was opened. */
  claimed_by: string | null;
  claimed_at: Date | null;
  revoked_at: Date | null;
}

export interface OverrideTables {
  release_overrides: ReleaseOverrideTable;
}
