import { csvText } from '@saltbush/capability/csv';
import { decimalAmount, type IsoDate, type Month } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import { entryText, type StatementEntry } from '../api/statements.ts';
import type { ClientScope } from '../shipments/client-scope.ts';
import { MOST_EXPORTED } from '../shipments/exports.ts';
import type { Tables } from '../tables.ts';
import { periodOfMonth, readMovements, readTotals } from './readStatement.ts';
import { withBalances } from './withBalances.ts';

const COLUMNS: Record<string, (entry: StatementEntry) => string> = {
  Day: ({ day }) => day,
  Entry: entryText,
  Invoice: ({ invoiceReference }) => invoiceReference,
  Consignment: ({ shipmentReference }) => shipmentReference,
  'Your reference': ({ customerReference }) => customerReference,
  Charged: ({ kind, amountCents }) => (kind === 'invoice' ? decimalAmount(amountCents) : ''),
  Paid: ({ kind, creditNote, amountCents }) =>
    kind === 'invoice' || creditNote !== undefined ? '' : decimalAmount(-amountCents),
  Credited: ({ creditNote, amountCents }) => (creditNote === undefined ? '' : decimalAmount(-amountCents)),
  Balance: ({ balanceCents }) => decimalAmount(balanceCents),
};

/** Every entry of a month as CSV, with what was owed after each. */
export async function statementCsv(
  db: Kysely<Tables>,
  scope: ClientScope,
  asked: { month: Month; today: IsoDate },
): Promise<string> {
  const period = periodOfMonth(asked.month, asked.today);
  const { openingCents } = await readTotals(db, scope, period);
  return csvText(
    COLUMNS,
    withBalances(await readMovements(db, scope, { ...period, most: MOST_EXPORTED }), openingCents),
  );
}
