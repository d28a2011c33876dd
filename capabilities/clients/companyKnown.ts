import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Whether there is a client company of this reference. */
export async function companyKnown(db: Kysely<Tables>, reference: string): Promise<boolean> {
  const row = await db.selectFrom('clients').select('reference').where('reference', '=', reference).executeTakeFirst();
  return row !== undefined;
}
