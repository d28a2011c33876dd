import type { Kysely } from 'kysely';

export interface Migration {
  /** Its place in the order of all migrations, then its name, such as `0007-enquiries`. Never changed once released. */
  id: string;
  statements: string;
  /** What SQL alone cannot do. Runs after the statements, in the same transaction. */
  carryOver?: (db: Kysely<unknown>) => Promise<void>;
  /**
   * Only for a migration that takes something away: the id of the earlier migration that brought the replacement.
   * Gateways that do not know that one are refused from then on.
   */
  needs?: string;
}
