import { type Route, route } from '@saltbush/capability';
import { sendCsv } from '@saltbush/capability/csv';
import { deskQuery } from '@saltbush/capability/desk';
import { localTime } from '@saltbush/freight';
import { DESK_INVOICE_SORTS, DESK_INVOICE_VIEWS, type DeskInvoices } from './api/desk-invoices.ts';
import { accountingQuerySchema, invoiceQueryOf, invoiceQuerySchema } from './api/invoice-query.ts';
import type { Invoices } from './api/invoices.ts';
import type { ConsignmentParts } from './consignment-parts.ts';
import { myobText } from './invoice-export/myobText.ts';
import { readAccountingDocuments } from './invoice-export/readAccountingDocuments.ts';
import { xeroCsv } from './invoice-export/xeroCsv.ts';
import { invoicesCsv } from './invoice-list/invoicesCsv.ts';
import { listDeskInvoices } from './invoice-list/listDeskInvoices.ts';
import { listInvoices } from './invoice-list/listInvoices.ts';
import { clientScope } from './shipments/client-scope.ts';
import { EXPORT_RATE } from './shipments/exports.ts';

const todayOf = ({ now }: ConsignmentParts) => localTime(now(), 'Australia/Sydney').date;

/** The signed-in client's invoices, and those of all clients for staff. */
export const invoiceRoutes: readonly Route<ConsignmentParts>[] = [
  route(
    'GET /api/invoices',
    {
      ...{ access: 'signed in', query: invoiceQuerySchema },
      forKeys: { scope: 'documents', summary: 'List invoices', detail: 'With what is paid and what is overdue.' },
    },
    async ({ query, user }, parts): Promise<Invoices> => {
      const { db } = parts.database;
      return listInvoices(db, await clientScope(db, user.id), invoiceQueryOf(query), todayOf(parts));
    },
  ),
  route(
    'GET /api/invoices.csv',
    { access: 'signed in', rate: EXPORT_RATE, query: invoiceQuerySchema },
    async ({ query, user, response }, parts): Promise<undefined> => {
      const { db } = parts.database;
      const today = todayOf(parts);
      const csv = await invoicesCsv(db, await clientScope(db, user.id), invoiceQueryOf(query), today);
      sendCsv(response, { name: `invoices-${today}.csv`, text: csv });
    },
  ),
  route(
    'GET /api/ops/invoices',
    { access: 'staff' },
    ({ request }, parts): Promise<DeskInvoices> =>
      listDeskInvoices(
        parts.database.db,
        deskQuery(request, { views: DESK_INVOICE_VIEWS, sorts: DESK_INVOICE_SORTS }),
        todayOf(parts),
      ),
  ),
  route(
    'GET /api/ops/invoices/xero.csv',
    { access: 'staff', rate: EXPORT_RATE, query: accountingQuerySchema },
    async ({ query, response }, parts): Promise<undefined> => {
      const documents = await readAccountingDocuments(parts.database.db, query, todayOf(parts));
      const text = await xeroCsv(documents, parts.salesAccounts.xero);
      sendCsv(response, { name: `xero-invoices-${todayOf(parts)}.csv`, text });
    },
  ),
  route(
    'GET /api/ops/invoices/myob.txt',
    { access: 'staff', rate: EXPORT_RATE, query: accountingQuerySchema },
    async ({ query, response }, parts): Promise<undefined> => {
      const documents = await readAccountingDocuments(parts.database.db, query, todayOf(parts));
      const text = await myobText(documents, parts.salesAccounts.myob);
      response
        .set({
          'content-type': 'text/tab-separated-values; charset=utf-8; header=present',
          'content-disposition': `attachment; filename="myob-invoices-${todayOf(parts)}.txt"`,
        })
        .send(text);
    },
  ),
];
