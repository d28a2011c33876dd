import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** For whom a consignment was booked: the company, and who booked it; null for a guest. */
export interface FreightClient {
  company: string | null;
  userId: string | null;
}

/** For whom each of these consignments was booked. */
export async function clientsOfFreight(
  db: Kysely<Tables>,
  references: readonly string[],
): Promise<Map<string, FreightClient>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .select(['reference', 'client_reference as company', 'user_id as userId'])
    .where('reference', 'in', [...references])
    .execute();
  return new Map(rows.map(({ reference, ...client }) => [reference, client]));
}
