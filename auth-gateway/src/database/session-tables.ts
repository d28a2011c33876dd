import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

/** As connect-pg-simple expects it. */
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
  /** How many there were. */
  sessions: number;
  reason: string;
  /** E-mail of the operator, or what else ended them. */
  actor: string;
}

export interface SessionTables {
  sessions: SessionTable;
  session_ends: SessionEndTable;
}
