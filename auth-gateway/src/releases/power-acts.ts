import type { TokenAction } from '@saltbush/contract/release-api';

/** What gives somebody power over releases, as it was asked for. */
export type ReleasePowerAct =
  | {
      kind: 'activate';
      name: string;
      version: string;
      /** Percent of the visitors. */
      share: number;
      isWatched: boolean | null;
      /** Version that was on show as live. */
      base: string | null;
      reason: string;
    }
  | { kind: 'rollback'; name: string; to: string; from: string | null; reason: string }
  | {
      kind: 'token';
      label: string;
      /** Null covers every remote and the host. */
      remote: string | null;
      actions: TokenAction[];
      days: number;
      reason: string;
    }
  | { kind: 'revoke'; id: string; label: string; reason: string };
