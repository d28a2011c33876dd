import type { TokenAction } from '@saltbush/contract/release-api';
import type { Actor } from './releaseTokens.ts';

/** What gives somebody power over releases, as it was asked for. */
export type PowerAct =
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

/** Who signs an operator's acts: the session they came with. */
export interface ActingSession {
  /** Null where the visitor is known without a session. */
  id: string | null;
  userId: string;
}

export interface Confirmations {
  /**
   * Keeps the act until its operator has confirmed it on a page that no script can press.
   * @throws Refusal `confirmation-needed` with the address of that page, always.
   */
  require: (actor: Actor & { session: ActingSession }, act: PowerAct) => Promise<never>;
}
