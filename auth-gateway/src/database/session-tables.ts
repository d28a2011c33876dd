import type { Json } from '@saltbush/capability/database';
import type { Generated } from 'kysely';

/** Columns that connect-pg-simple expects. */
interface SessionTable {
  sid: string;
  sess: Json<unknown>;
  expire: Date;
}

/** Who ended a user's sessions, and why. Rows are never changed. */
interface SessionEndTable {
  id: Generated<number>;
  at: Date;
  user_id: string;
  /** Number of sessions that ended. */
  sessions: number;
  reason: string;
  /** E-mail of the operator, or the name of whatever else ended them. */
  actor: string;
}

export interface SessionTables {
  sessions: SessionTable;
  session_ends: SessionEndTable;
}
