import type { GroundTables, Queries } from '@saltbush/capability/database';
import { sql } from 'kysely';
import type { EnquiryTables } from './tables.ts';

/** When staff last put down what the person wrote or said, by the reference of the enquiry. */
export async function lastHeard(
  db: Queries<EnquiryTables & GroundTables>,
  references: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('enquiry_events')
    .select(['reference', sql<Date>`max(at)`.as('at')])
    .where('reference', 'in', [...references])
    .where('kind', '=', 'heard')
    .groupBy('reference')
    .execute();
  return new Map(rows.map(({ reference, at }) => [reference, new Date(at)]));
}
