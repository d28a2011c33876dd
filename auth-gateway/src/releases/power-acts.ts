import type { NewPublisher, SetMember, TokenAction } from '@saltbush/contract/release-api';

/** An act that gives power over releases, as it was asked for. */
export type ReleasePowerAct =
  | {
      kind: 'activate';
      name: string;
      version: string;
      /** Percentage of the visitors. */
      share: number;
      isWatched: boolean | null;
      /** The version that was shown as live. */
      base: string | null;
      reason: string;
      /** Missing in acts that waited before this could be asked for. */
      isEvenThoughWithdrawn?: boolean;
    }
  | {
      kind: 'rollback';
      name: string;
      to: string;
      from: string | null;
      reason: string;
      isEvenThoughWithdrawn?: boolean;
    }
  | { kind: 'retire'; name: string; from: string | null; reason: string }
  | {
      kind: 'activate-set';
      releases: { name: string; version: string }[];
      isWatched: boolean;
      isEvenThoughWithdrawn: boolean;
      reason: string;
    }
  | { kind: 'rollback-set'; set: number; releases: SetMember[]; reason: string }
  | {
      kind: 'token';
      label: string;
      /** Null means every remote and the host. */
      remote: string | null;
      actions: TokenAction[];
      days: number;
      reason: string;
    }
  | { kind: 'revoke'; id: string; label: string; reason: string }
  /** Lets a remote have a route of another one, or ends that. */
  | { kind: 'grant' | 'revoke-grant'; path: string; to: string; reason: string };

/** An act that decides what the health watch does with a slower release. */
export interface WatchPowerAct {
  kind: 'set-watch';
  name: string;
  takesSlowerBack: boolean;
  reason: string;
}

/** An act that decides who may publish a remote. */
export type PublisherPowerAct =
  | { kind: 'add-publisher'; name: string; publisher: NewPublisher; reason: string }
  /** `what` is the publisher in words. */
  | { kind: 'remove-publisher'; name: string; id: string; what: string; reason: string }
  /** Lets whoever has a token publish again. */
  | { kind: 'end-publishers'; name: string; reason: string };

/** An act that decides where requests go and who they are said to be from, as it was asked for. */
export type ApiPowerAct =
  /** Says where the service of a remote runs, or ends that. Null stands for every version without one of its own. */
  | {
      kind: 'set-api';
      remote: string;
      version: string | null;
      url: string;
      healthPath: string;
      timeoutMs: number;
      reason: string;
    }
  | { kind: 'remove-api'; remote: string; version: string | null; reason: string }
  | { kind: 'rotate-api-key'; reason: string };
