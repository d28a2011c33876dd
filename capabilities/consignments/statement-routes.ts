import { type Route, route } from '@saltbush/capability';
import { sendCsv } from '@saltbush/capability/csv';
import { sendPdf } from '@saltbush/capability/pdf';
import { localTime, type Month } from '@saltbush/freight';
import { statementQuerySchema } from './api/statement-query.ts';
import type { Statement } from './api/statements.ts';
import type { ConsignmentParts } from './consignment-parts.ts';
import { clientScope } from './shipments/client-scope.ts';
import { EXPORT_RATE } from './shipments/exports.ts';
import { askedMonth } from './statements/askedMonth.ts';
import { readStatement } from './statements/readStatement.ts';
import { renderStatementPdf } from './statements/renderStatementPdf.ts';
import { statementCsv } from './statements/statementCsv.ts';

async function asked(month: Month | undefined, userId: string, { database: { db }, now }: ConsignmentParts) {
  const today = localTime(now(), 'Australia/Sydney').date;
  return { db, scope: await clientScope(db, userId), wanted: { month: askedMonth(month, today), today } };
}

/** What the signed-in client was charged and has paid, month by month. */
export const statementRoutes: readonly Route<ConsignmentParts>[] = [
  route(
    'GET /api/invoices/statement',
    { access: 'signed in', query: statementQuerySchema },
    async ({ query, user }, parts): Promise<Statement> => {
      const { db, scope, wanted } = await asked(query.month, user.id, parts);
      return readStatement(db, scope, wanted);
    },
  ),
  route(
    'GET /api/invoices/statement.pdf',
    { access: 'signed in', rate: EXPORT_RATE, query: statementQuerySchema },
    async ({ query, user, response }, parts): Promise<undefined> => {
      const { db, scope, wanted } = await asked(query.month, user.id, parts);
      const content = await renderStatementPdf(await readStatement(db, scope, wanted), parts.now());
      sendPdf(response, { name: `statement-${wanted.month}.pdf`, content });
    },
  ),
  route(
    'GET /api/invoices/statement.csv',
    { access: 'signed in', rate: EXPORT_RATE, query: statementQuerySchema },
    async ({ query, user, response }, parts): Promise<undefined> => {
      const { db, scope, wanted } = await asked(query.month, user.id, parts);
      sendCsv(response, { name: `statement-${wanted.month}.csv`, text: await statementCsv(db, scope, wanted) });
    },
  ),
];
