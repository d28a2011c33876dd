import type {
  FlagRule,
  KnownBad,
  PublisherIdentity,
  ReleasePreview,
  ReleaseSigner,
  SetChange,
} from '@saltbush/contract/release-api';

/** Answers of the gateway to changes. All others are in `@saltbush/contract/release-api`. */
export interface Activation {
  revision: number;
  name: string;
  version: string;
  kind: 'activate' | 'rollback';
  /** Percent of visitors who get this version. */
  share: number;
  /** Only where pages of the release could not be made before visitors got it. */
  warmUp?: { status: 'late' | 'failed'; message: string };
}

export interface SetActivation extends SetChange {
  /** See `Activation`. */
  warmUp?: Activation['warmUp'];
}

export interface Retirement {
  revision: number;
  name: string;
  /** What was live until then. */
  version: string;
  kind: 'retire';
}

export interface Publication {
  name: string;
  version: string;
  contentId: string;
  status: 'published' | 'already-published';
  /** Who signed it; null where nobody has to. Older gateways leave it out. */
  signer?: ReleaseSigner | null;
  /** What advisories name in it. Older gateways leave it out. */
  bad?: KnownBad[];
}

/** One of `key` and `identity`. */
export interface PublisherWanted {
  name: string;
  key?: { label: string; publicKey: string };
  identity?: Omit<PublisherIdentity, 'issuer'> & { issuer?: string };
  reason: string;
}

export interface PreviewLink extends ReleasePreview {
  /** The first browser that opens this address gets the preview. */
  url: string;
}

export interface WorkingCopyLink extends PreviewLink {
  /** Whether the browser that holds the link gets a development build of the host. Older gateways do not say. */
  hasDevelopmentHost?: boolean;
}

export interface TokenWanted {
  label: string;
  /** Null: every remote and the host. */
  remote: string | null;
  actions: string[];
  days: number;
  reason: string;
}

export interface ApiWanted {
  remote: string;
  /** Without it: every version that has no service of its own. */
  version?: string;
  upstream: string;
  health?: string;
  timeoutMs?: number;
  reason: string;
}

export interface ApiAnswer {
  remote: string;
  version: string | null;
  /** The line of the log; null when it was registered exactly so already. */
  seq: number | null;
}

export interface GrantWanted {
  path: string;
  /** The remote that may have the route. */
  to: string;
  reason: string;
}

export interface GrantAnswer {
  path: string;
  to: string;
  /** The line of the log; null when the grant was in force already. */
  seq: number | null;
  /** Whether the remote has the route now. */
  isLive: boolean;
}

/** Who gets which value of a flag, as it is asked for. */
export interface FlagWanted {
  remote: string;
  flag: string;
  isOff: boolean;
  rules: readonly FlagRule[];
  /** The line that was read as the newest of this flag; null for none. */
  base: number | null;
  reason: string;
}

export interface FlagAnswer {
  remote: string;
  flag: string;
  /** The line of the log. */
  revision: number;
}

export interface ActivationWanted {
  version: string;
  reason: string;
  percent?: number;
  watch?: boolean;
  base?: string;
  evenThoughWithdrawn?: boolean;
}

/** Which failures: without a name those of all releases. */
export interface FailuresWanted {
  name?: string | undefined;
  version?: string | undefined;
  side?: string | undefined;
}

/** Which lines of the history: without a name those of all releases, and with `isWhole` also those that changed nothing live. */
export interface HistoryWanted {
  name?: string | undefined;
  isWhole?: boolean;
  limit?: number;
}
