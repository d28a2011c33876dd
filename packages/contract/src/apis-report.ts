import type { Access } from './access.ts';

/** Where the service of a remote runs. */
export interface ApiUpstream {
  remote: string;
  /** The version of the remote's releases that it is for; null for those without one of their own. */
  version: string | null;
  upstream: string;
  /** Path that answers while the service can do its work. */
  health: string;
  timeoutMs: number;
  /** The line of the log that registered it. */
  since: number;
  by: string;
  at: string;
  reason: string;
  /** What the gateway that was asked knows of it. `away`: it failed so often that it is not asked at the moment. */
  state: 'answers' | 'away' | 'not-asked';
}

/** The API of a release that visitors may get. */
export interface ClaimedApi {
  remote: string;
  version: string;
  prefix: string;
  access: Access;
}

export interface ApisReport {
  apis: ClaimedApi[];
  upstreams: ApiUpstream[];
  /** Keys that sign identities, newest first. */
  keys: { kid: string; madeAt: string }[];
}
