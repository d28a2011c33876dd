import { type Route, route } from '@saltbush/capability';
import { localTime } from '@saltbush/freight';
import { invoiceQueryOf, invoiceQuerySchema } from './api/invoice-query.ts';
import type { Invoices } from './api/invoices.ts';
import type { ConsignmentParts } from './consignment-parts.ts';
import { invoicesCsv } from './invoice-list/invoicesCsv.ts';
import { listInvoices } from './invoice-list/listInvoices.ts';
import { clientScope } from './shipments/client-scope.ts';
import { EXPORT_RATE } from './shipments/export-rate.ts';

const todayOf = ({ now }: ConsignmentParts) => localTime(now(), 'Australia/Sydney').date;

/** The signed-in client's invoices. */
export const invoiceRoutes: readonly Route<ConsignmentParts>[] = [
  route(
    'GET /api/invoices',
    { access: 'signed in', query: invoiceQuerySchema },
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
      response
        .set({
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': `attachment; filename="invoices-${today}.csv"`,
        })
        .send(csv);
    },
  ),
];
