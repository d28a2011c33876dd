import type { Json, Written } from '@saltbush/capability/database';
import type { Release } from '@saltbush/contract/release';
import type { LogKind } from '@saltbush/contract/release-api';
import type { ColumnType, Generated } from 'kysely';

interface ReleaseTable {
  name: string;
  version: string;
  content_id: string;
  /** sha256 of the manifest without its commit: equal digests mean equal bytes. */
  digest: string;
  manifest: Json<Release>;
  size_bytes: number;
  published_at: Written<Date>;
  published_by: string;
}

/** Files by their content: the same file in two releases is stored once. */
interface BlobTable {
  integrity: string;
  identity: Buffer;
  /** Null when compression does not pay, as for pictures. */
  gzip: Buffer | null;
  brotli: Buffer | null;
}

interface ReleaseFileTable {
  name: string;
  version: string;
  path: string;
  integrity: string;
}

/** Source maps, which nobody is served. They go with their release. */
interface ReleaseMapTable {
  name: string;
  version: string;
  /** Of the script; the map was `<script>.map`. */
  script: string;
  /** The map, compressed. */
  brotli: Buffer;
}

/** The audit trail, from which everything about what is live is derived. Rows are never changed. */
interface ReleaseLogTable {
  /** Numbers without gaps. */
  seq: number;
  kind: LogKind;
  name: string | null;
  version: string | null;
  /** Percentage of the visitors. */
  share: number | null;
  actor: string;
  reason: string;
  details: ColumnType<Record<string, unknown> | null, string | null, never>;
  at: Date;
  /** Hash over the previous row's hash and this row: see `@saltbush/contract/release-log`. */
  hash: string;
  /** Id of the key that signed the row; null without one, like the signature. */
  signed_by: Generated<string | null>;
  signature: Generated<string | null>;
}

interface ReleaseTokenTable {
  id: string;
  /** sha256 of the token, in hex. */
  hash: string;
  /** Shown as the actor. */
  label: string;
  /** Null means every remote and the host. */
  remote: string | null;
  actions: Json<string[]>;
  /** May also make and revoke tokens. */
  is_operator: Generated<boolean>;
  created_at: Written<Date>;
  created_by: Generated<string>;
  expires_at: Date | null;
  revoked_at: Date | null;
  revoked_by: string | null;
  /** Exact to a minute. */
  last_used_at: Date | null;
}

/** Routes that remotes have. Who owns them follows from this and the grants in the log. */
interface RouteClaimTable {
  /** The path as routes are compared. */
  shape: string;
  remote: string;
  path: string;
  /** The line of the log since which the remote has had it without a break. */
  since: number;
  /** Whether visitors may get it. Otherwise the remote can only come back to it. */
  is_held: boolean;
}

export interface ReleaseTables {
  route_claims: RouteClaimTable;
  releases: ReleaseTable;
  blobs: BlobTable;
  release_files: ReleaseFileTable;
  release_maps: ReleaseMapTable;
  release_log: ReleaseLogTable;
  release_tokens: ReleaseTokenTable;
}
