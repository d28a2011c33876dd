import type { Written } from '@saltbush/capability/database';

/** Where the services of remotes run. */
interface UpstreamTable {
  remote: string;
  /** Version of the remote's releases that it is for; `*` for those without one of their own. */
  version: string;
  url: string;
  health_path: string;
  timeout_ms: number;
  /** The line of the log that registered it. */
  since: number;
}

/** Keys that sign who somebody is, for the services of remotes. */
interface IdentityKeyTable {
  kid: string;
  /** The private key as a JWK. */
  private_key: string;
  made_at: Written<Date>;
}

export interface UpstreamTables {
  upstreams: UpstreamTable;
  identity_keys: IdentityKeyTable;
}
