import type { LiveKind } from '@saltbush/contract/release-api';

/** What every change of what is live has. */
export interface ReleaseChange {
  name: string;
  actor: string;
  reason: string;
  /** Facts for the log. */
  details?: Record<string, unknown>;
}

export interface ReleaseChangeResult {
  revision: number;
  name: string;
  version: string;
  kind: LiveKind;
}

export interface ActivationResult extends ReleaseChangeResult {
  kind: 'activate' | 'rollback';
  /** Percentage of the visitors who get this version. */
  share: number;
}
