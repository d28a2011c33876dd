import type { Statement } from '@saltbush/consignments/api';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../fixtures/openPage.tsx';
import { StatementPage } from './StatementPage.tsx';

const PATH = '/dashboard/invoices/statement';

const aStatement = (changes: Partial<Statement> = {}): Statement => ({
  ...{ month: '2026-10', presentMonth: '2026-11', from: '2026-10-01', to: '2026-10-31', accounts: ['Harbour Foods'] },
  ...{ openingCents: 10_000, invoicedCents: 64_612, paidCents: 10_000, closingCents: 64_612, entryCount: 2 },
  entries: [
    {
      ...{ day: '2026-10-02', kind: 'payment', invoiceReference: 'INV-2026-00044', shipmentReference: 'SH-2026-0122' },
      ...{ customerReference: '', amountCents: -10_000, balanceCents: 0 },
    },
    {
      ...{ day: '2026-10-05', kind: 'invoice', invoiceReference: 'INV-2026-00045', shipmentReference: 'SH-2026-0123' },
      ...{ customerReference: 'PO 77', amountCents: 64_612, balanceCents: 64_612 },
    },
  ],
  ageing: { notDueCents: 0, upTo30DaysCents: 64_612, upTo60DaysCents: 0, over60DaysCents: 0 },
  ...changes,
});

const open = (address: string, statement: Statement) =>
  openPage({ path: PATH, page: StatementPage, address, answer: () => ({ body: statement }) });

it('says what was owed, what changed it, and what is left, with the file and the months beside it', async () => {
  const { calls } = open(PATH, aStatement());
  expect(await screen.findByRole('heading', { level: 1, name: 'Statement, October 2026' })).toBeVisible();
  expect(calls[0]?.path).toBe('/api/invoices/statement');
  expect(screen.getByText('Owed before 1 Oct 2026').nextSibling).toHaveTextContent('$100.00');
  expect(screen.getByText('Still to pay on 31 Oct 2026').nextSibling).toHaveTextContent('$646.12');
  const row = screen.getByRole('row', { name: /Invoice INV-2026-00045/ });
  expect(row).toHaveTextContent('5 Oct 2026');
  expect(within(row).getByRole('link', { name: 'SH-2026-0123' })).toHaveAttribute(
    'href',
    '/dashboard/shipments/SH-2026-0123#price',
  );
  expect(screen.getByRole('link', { name: 'Statement PDF' })).toHaveAttribute(
    'href',
    '/api/invoices/statement.pdf?month=2026-10',
  );
  const months = within(screen.getByRole('navigation', { name: 'Months' }));
  expect(months.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${PATH}?month=2026-09`,
    `${PATH}?month=2026-11`,
  ]);
  expect(screen.getByRole('region', { name: 'Still to pay by age' })).toHaveTextContent('1 to 30 days overdue$646.12');
});

it('shows a credit note as what it is, and in how many days invoices are due', async () => {
  const note = {
    ...aStatement().entries[0],
    kind: 'payment',
    creditNote: 'CN-2026-00007',
  } as Statement['entries'][0];
  const terms = [{ account: 'Harbour Foods', days: 14 }];
  open(PATH, aStatement({ entries: [note], entryCount: 1, creditedCents: 10_000, terms }));
  expect(await screen.findByRole('row', { name: /Credit note CN-2026-00007 for INV-2026-00044/ })).toBeVisible();
  expect(screen.getByText('Credited').nextSibling).toHaveTextContent('$100.00');
  expect(screen.getByText(/Invoices are due 14 days after their date\./)).toBeVisible();
});

it('reads the month of the address, and leads to none that is still to come', async () => {
  const nothing = { entries: [], entryCount: 0, openingCents: 0, invoicedCents: 0, paidCents: 0, closingCents: 0 };
  const { calls } = open(`${PATH}?month=2026-11`, aStatement({ ...nothing, month: '2026-11', to: '2026-11-26' }));
  expect(await screen.findByText('Nothing was invoiced or paid in this month.')).toBeVisible();
  expect(calls[0]?.path).toBe('/api/invoices/statement?month=2026-11');
  expect(within(screen.getByRole('navigation', { name: 'Months' })).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Still to pay by age' })).toBeNull();
});
