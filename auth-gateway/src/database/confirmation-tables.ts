import type { Json, Written } from '@saltbush/capability/database';

/** An act that waits until the signed-in user confirms it. */
interface ConfirmationTable {
  id: string;
  /** The session that asked; or the newer one, when its user signed in again since. */
  session_id: string;
  user_id: string;
  /** Who asked, as the log will record them. */
  actor: string;
  /** Which acts there are is known to those who confirm them. */
  act: Json<{ kind: string }>;
  asked_at: Written<Date>;
  expires_at: Date;
  /** sha256, in hex, of the secret in the form that was shown last; null before the first. */
  secret_hash: string | null;
  /** When it was done, or refused; null while it waits. */
  done_at: Date | null;
}

export interface ConfirmationTables {
  confirmations: ConfirmationTable;
}
