import { decimalAmount, type IsoDate, type Month } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import { STATEMENT_KINDS, type StatementEntry } from '../api/statements.ts';
import type { ClientScope } from '../shipments/client-scope.ts';
import { csvText } from '../shipments/csvText.ts';
import type { Tables } from '../tables.ts';
import { periodOfMonth, readMovements, readStatement } from './readStatement.ts';
import { withBalances } from './withBalances.ts';

/** As many as consignments in their export. */
const MOST_ROWS = 50_000;

const COLUMNS: Record<string, (entry: StatementEntry) => string> = {
  Day: ({ day }) => day,
  Entry: ({ kind }) => STATEMENT_KINDS[kind],
  Invoice: ({ invoiceReference }) => invoiceReference,
  Consignment: ({ shipmentReference }) => shipmentReference,
  'Your reference': ({ customerReference }) => customerReference,
  Charged: ({ kind, amountCents }) => (kind === 'invoice' ? decimalAmount(amountCents) : ''),
  Paid: ({ kind, amountCents }) => (kind === 'invoice' ? '' : decimalAmount(-amountCents)),
  Balance: ({ balanceCents }) => decimalAmount(balanceCents),
};

/** Every entry of a month as CSV, with what was owed after each. */
export async function statementCsv(
  db: Kysely<Tables>,
  scope: ClientScope,
  asked: { month: Month; today: IsoDate },
): Promise<string> {
  const { openingCents } = await readStatement(db, scope, asked);
  const period = periodOfMonth(asked.month, asked.today);
  return csvText(COLUMNS, withBalances(await readMovements(db, scope, { ...period, most: MOST_ROWS }), openingCents));
}
