import type { DemoHouse } from '@saltbush/capability';
import { seedOneAtATime } from '@saltbush/capability/database';
import { referencesAt } from '@saltbush/capability/references';
import { columnsOf } from '../addressRow.ts';
import { bookOf, inBook, ownerOf } from '../bookOf.ts';
import { SERIES } from '../series.data.ts';
import type { AddressTables } from '../tables.ts';
import { DEMO_ADDRESSES, DEMO_CLIENT } from './demo-addresses.data.ts';

/** Writes the demo client's address book once, when it has a company and no address yet. */
export async function seedDemoAddresses(
  { database: { db }, now }: DemoHouse<AddressTables>,
  userIdOf: (email: string) => Promise<string | null>,
): Promise<void> {
  const at = now();
  const id = await userIdOf(DEMO_CLIENT);
  if (id === null) return;
  await seedOneAtATime(db, async (transaction) => {
    const book = await bookOf(transaction, { id, email: DEMO_CLIENT });
    if (book.companies.length === 0) return;
    const known = await transaction
      .selectFrom('addresses')
      .select('reference')
      .where(inBook(book))
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    const references = await referencesAt(
      transaction,
      SERIES,
      DEMO_ADDRESSES.map(() => at),
    );
    const rows = DEMO_ADDRESSES.map((fields, index) => ({
      ...{ ...columnsOf(fields), ...ownerOf(book), submission_id: null },
      ...{ reference: references[index] ?? '', added_at: at, added_by: DEMO_CLIENT },
    }));
    await transaction.insertInto('addresses').values(rows).execute();
  });
}
