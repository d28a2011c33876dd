import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export interface Payer {
  businessName: string;
  /** ABN or ACN, as the client gave it. */
  businessNumber: string;
  /** Days until payment is due; null when the general terms apply. */
  termsDays: number | null;
}

/** Who pays for a client's freight, and in how many days; null when there is no such client. */
export async function payerOf(db: Kysely<Tables>, reference: string): Promise<Payer | null> {
  const row = await db
    .selectFrom('clients')
    .select(['business_name', 'details', 'payment_terms_days'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  return { businessName: row.business_name, businessNumber: row.details.abn, termsDays: row.payment_terms_days };
}
