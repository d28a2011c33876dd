import type { PowerAct } from '../confirmations/power-act.ts';
import type { Json, Written } from './columns.ts';

/** An act that waits until whoever is signed in confirms it. */
interface ConfirmationTable {
  id: string;
  /** The session that asked, or the one its operator signed in with since. */
  session_id: string;
  user_id: string;
  /** As the log names them. */
  actor: string;
  act: Json<PowerAct>;
  asked_at: Written<Date>;
  expires_at: Date;
  /** sha256, in hex, of what the form of the page that was shown last carries; null before the first. */
  secret_hash: string | null;
  /** When it was done, or refused; null while it waits. */
  done_at: Date | null;
}

export interface ConfirmationTables {
  confirmations: ConfirmationTable;
}
