import { useLocation } from 'react-router-dom';
import { StatementPage } from '../statement/StatementPage.tsx';
import { InvoicesPage } from './InvoicesPage.tsx';

/** Invoices and the statement, by their address, in one module of the release: see `RunsAreaPage`. */
export function MoneyAreaPage() {
  return useLocation().pathname.endsWith('/statement') ? <StatementPage /> : <InvoicesPage />;
}
