import type { Invoice, Invoices } from '@saltbush/consignments/api';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../fixtures/openPage.tsx';
import { InvoicesPage } from './InvoicesPage.tsx';

const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  reference: 'INV-2026-00045',
  shipmentReference: 'SH-2026-0123',
  issuedOn: '2026-11-20',
  dueOn: '2026-11-27',
  standing: 'owing',
  totalIncGstCents: 64_612,
  paidCents: 0,
  from: 'Sydney',
  to: 'Melbourne',
  customerReference: 'PO 77',
  ...changes,
});

const someInvoices = (rows: Invoice[], changes: Partial<Invoices> = {}): Invoices => ({
  rows,
  total: rows.length,
  page: 1,
  pageSize: 25,
  counts: { all: rows.length, owing: 0, overdue: 0, paid: 0 },
  owingCents: 0,
  overdueCents: 0,
  ...changes,
});

const open = (address: string, invoices: Invoices) =>
  openPage({ path: '/dashboard/invoices', page: InvoicesPage, address, answer: () => ({ body: invoices }) });

it('says what is to pay by age, while something is', async () => {
  const ageing = { notDueCents: 64_612, upTo30DaysCents: 14_612, upTo60DaysCents: 0, over60DaysCents: 0 };
  const counts = { all: 2, owing: 2, overdue: 1, paid: 0 };
  open('/dashboard/invoices', someInvoices([anInvoice()], { counts, ageing, owingCents: 79_224 }));
  const panel = await screen.findByRole('region', { name: 'Still to pay by age' });
  expect(panel).toHaveTextContent('Not yet due$646.121 to 30 days overdue$146.1231 to 60 days overdue$0.00');
});

it('says of each invoice how it stands, and what is to pay of all', async () => {
  open(
    '/dashboard/invoices',
    someInvoices(
      [
        anInvoice({ standing: 'overdue', dueOn: '2026-11-01', paidCents: 50_000 }),
        anInvoice({ reference: 'INV-2026-00044' }),
        anInvoice({ reference: 'INV-2026-00043', standing: 'paid', paidCents: 64_612 }),
      ],
      { counts: { all: 3, owing: 2, overdue: 1, paid: 1 }, owingCents: 79_224, overdueCents: 14_612 },
    ),
  );
  const [overdue, owing, paid] = await screen.findAllByRole('listitem');
  expect(overdue).toHaveTextContent('Overdue');
  expect(overdue).toHaveTextContent('Was due 1 Nov 2026');
  expect(overdue).toHaveTextContent('$146.12 still to pay');
  expect(owing).toHaveTextContent('Due 27 Nov 2026');
  expect(paid).toHaveTextContent('Paid');
  expect(paid).not.toHaveTextContent('ue 27 Nov');
  expect(screen.getByText('$792.24 to pay, of it $146.12 overdue, including GST.')).toBeInTheDocument();
  expect(within(owing as HTMLElement).getByRole('link', { name: 'PDF of INV-2026-00044' })).toHaveAttribute(
    'href',
    '/api/shipments/SH-2026-0123/invoice.pdf',
  );
  expect(within(owing as HTMLElement).getByRole('link', { name: 'SH-2026-0123' })).toHaveAttribute(
    'href',
    '/dashboard/shipments/SH-2026-0123#price',
  );
});

it('finds by number, and keeps the view', async () => {
  const { user, calls } = open('/dashboard/invoices?view=owing&page=2', someInvoices([anInvoice()], { total: 60 }));
  expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/invoices.csv?view=owing',
  );
  expect(calls[0]?.path).toBe('/api/invoices?view=owing&page=2');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'INV-2026-00045{Enter}');
  await waitFor(() => expect(calls.at(-1)?.path).toContain('view=owing&search=INV-2026-00045'));
});

it.each([
  ['/dashboard/invoices', 'Each delivery is invoiced once its proof of delivery is recorded'],
  ['/dashboard/invoices?view=overdue', 'No invoice stands there now'],
  ['/dashboard/invoices?view=paid&search=77', 'No invoice under “Paid” has “77” in its number'],
])('explains why %s is empty', async (address, words) => {
  open(address, someInvoices([]));
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
});
