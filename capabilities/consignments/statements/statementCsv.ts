import { csvText } from '@saltbush/capability/csv';
import { decimalAmount, type IsoDate, type Month } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import { entryText, type StatementEntry } from '../api/statements.ts';
import type { ClientScope } from '../shipments/client-scope.ts';
import { MOST_EXPORTED } from '../shipments/exports.ts';
import type { Tables } from '../tables.ts';
import { periodOfMonth, readMovements, readTotals } from './readStatement.ts';
import { withBalances } from './withBalances.ts';

/** What was owed before the month, or an entry of it. */
interface Row {
  day: IsoDate;
  balanceCents: number;
  entry: StatementEntry | null;
}

const ofEntry =
  (text: (entry: StatementEntry) => string) =>
  ({ entry }: Row): string =>
    entry === null ? '' : text(entry);

const COLUMNS: Record<string, (row: Row) => string> = {
  Day: ({ day }) => day,
  Entry: ({ entry }) => (entry === null ? 'Owed before' : entryText(entry)),
  Invoice: ofEntry(({ invoiceReference }) => invoiceReference),
  Consignment: ofEntry(({ shipmentReference }) => shipmentReference),
  'Your reference': ofEntry(({ customerReference }) => customerReference),
  Charged: ofEntry(({ kind, amountCents }) => (kind === 'invoice' ? decimalAmount(amountCents) : '')),
  Paid: ofEntry(({ kind, creditNote, amountCents }) =>
    kind === 'invoice' || creditNote !== undefined ? '' : decimalAmount(-amountCents),
  ),
  Credited: ofEntry(({ creditNote, amountCents }) => (creditNote === undefined ? '' : decimalAmount(-amountCents))),
  Balance: ({ balanceCents }) => decimalAmount(balanceCents),
};

/**
 * A month as CSV: what was owed before it, then every entry, with what was owed after each. So what is owed at the end is what
 * was owed before, and what was charged, less what was paid and credited.
 */
export async function statementCsv(
  db: Kysely<Tables>,
  scope: ClientScope,
  asked: { month: Month; today: IsoDate },
): Promise<string> {
  const period = periodOfMonth(asked.month, asked.today);
  const { openingCents } = await readTotals(db, scope, period);
  const entries = withBalances(await readMovements(db, scope, { ...period, most: MOST_EXPORTED }), openingCents);
  const rows = entries.map((entry): Row => ({ day: entry.day, balanceCents: entry.balanceCents, entry }));
  return csvText(COLUMNS, [{ day: period.from, balanceCents: openingCents, entry: null }, ...rows]);
}
