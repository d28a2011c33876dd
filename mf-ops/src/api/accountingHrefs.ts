import { apiHref } from '@saltbush/business-api/api';
import type { AccountingQuery } from '@saltbush/consignments/api';

/** Address of the invoices as Xero imports them. */
export const xeroHref = (query: AccountingQuery): string => apiHref('GET /api/ops/invoices/xero.csv', { query });

/** Address of the invoices as MYOB imports them. */
export const myobHref = (query: AccountingQuery): string => apiHref('GET /api/ops/invoices/myob.txt', { query });
