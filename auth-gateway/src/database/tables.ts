import type { GroundTables, Json, Written } from '@saltbush/capability/database';
import type { Generated } from 'kysely';
import type { ConfirmationTables } from './confirmation-tables.ts';
import type { FailureTables } from './failure-tables.ts';
import type { HealthTables } from './health-tables.ts';
import type { OverrideTables } from './override-tables.ts';
import type { PersonTables } from './person-tables.ts';
import type { ReleaseTables } from './release-tables.ts';
import type { SessionTables } from './session-tables.ts';
import type { UpstreamTables } from './upstream-tables.ts';

/** Sessions, codes and grants of the embedded OpenID Connect issuer. */
interface OidcPayloadTable {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  expires_at: Date | null;
  consumed_at: Date | null;
}

interface UserTable {
  id: string;
  email: string;
  first_name: string | null;
  roles: Json<string[]>;
  password_hash: string | null;
  created_at: Written<Date>;
}

interface SettingTable {
  key: string;
  value: string;
  updated_at: Written<Date>;
}

interface TelemetryEventTable {
  id: Generated<number>;
  at: Written<Date>;
  kind: string;
  remote: string;
  version: string;
  page: string | null;
  code: string | null;
  duration_ms: number | null;
}

interface SchemaMigrationTable {
  id: string;
  applied_at: Written<Date>;
  /** Set by a migration that takes something away: the migration that a gateway has to know to run without it. */
  needs: string | null;
}

export interface Tables
  extends ConfirmationTables,
    FailureTables,
    GroundTables,
    HealthTables,
    OverrideTables,
    PersonTables,
    ReleaseTables,
    SessionTables,
    UpstreamTables {
  oidc_payloads: OidcPayloadTable;
  users: UserTable;
  settings: SettingTable;
  telemetry_events: TelemetryEventTable;
  schema_migrations: SchemaMigrationTable;
}
