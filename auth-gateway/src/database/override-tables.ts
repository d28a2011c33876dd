import type { Json, Written } from '@saltbush/capability/database';
import type { BuildFailure, CopySave } from '@saltbush/contract/release-api';

/** A release that one browser gets in place of the live one. */
interface ReleaseOverrideTable {
  id: string;
  /** `dev` is a working copy, whose version changes with every build. */
  kind: 'preview' | 'dev';
  name: string;
  /** Null until the first build of a working copy arrives. */
  version: string | null;
  /** The page that the link opens. */
  path: string;
  created_by: string;
  created_at: Written<Date>;
  expires_at: Date;
  /** sha256 of the browser's key, in hex; null until somebody opens the link. */
  claimed_by: string | null;
  claimed_at: Date | null;
  revoked_at: Date | null;
  /** What is wrong with the sources of a working copy now; null for nothing. */
  failures: Json<BuildFailure[]> | null;
}

/** What was saved last in a working copy, before the whole build is there. */
interface CopySaveTable {
  override_id: string;
  hash: string;
  updates: Json<CopySave['updates']>;
  scripts: Json<{ file: string; content: string }[]>;
}

export interface OverrideTables {
  copy_saves: CopySaveTable;
  release_overrides: ReleaseOverrideTable;
}
