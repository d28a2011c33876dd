import { jest } from '@jest/globals';
import type { ApiAnswer } from '@saltbush/business-api/api';
import type { DeskInvoiceRow } from '@saltbush/consignments/api';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { InvoicesPage } from './InvoicesPage.tsx';

const aRow = (change: Partial<DeskInvoiceRow> = {}): DeskInvoiceRow => ({
  ...{ reference: 'INV-2026-00045', bookingReference: 'SH-2026-0123', version: 7, businessName: 'Banksia Tiles' },
  ...{ customerReference: 'PO 77', issuedOn: '2026-11-10', dueOn: '2026-11-17', standing: 'overdue' },
  ...{ totalIncGstCents: 64_612, paidCents: 20_000 },
  ...change,
});
const rows = [
  aRow(),
  aRow({
    ...{ reference: 'INV-2026-00046', bookingReference: 'SH-2026-0124', version: 3, businessName: 'Zeta Foods' },
    ...{ standing: 'paid', paidCents: 64_612 },
  }),
];
const invoices = (change: Partial<ApiAnswer<'GET /api/ops/invoices'>> = {}): Answer => ({
  body: {
    ...{ rows, total: 2, page: 1, pageSize: 25, counts: { owing: 1, overdue: 1, paid: 1, all: 2 } },
    ageing: { notDueCents: 0, upTo30DaysCents: 44_612, upTo60DaysCents: 0, over60DaysCents: 0 },
    ...change,
  } satisfies ApiAnswer<'GET /api/ops/invoices'>,
});

const open = (address = '/ops/invoices', answer: (call: Call) => Answer = () => invoices()) =>
  openPage({ path: '/ops/invoices', page: InvoicesPage, address, answer });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T03:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

it('says who owes what since when, by age, and links each invoice to its booking', async () => {
  const { calls } = open();
  const link = await screen.findByRole('link', { name: 'INV-2026-00045' });
  expect(link).toHaveAttribute('href', '/ops/bookings/SH-2026-0123');
  expect(link.closest('tr')).toHaveTextContent(/OverdueBanksia Tiles17 Nov 20263 days\$446\.12\$646\.12SH-2026-0123/);
  expect(calls[0]?.path).toBe('/api/ops/invoices?view=owing&page=1');
  const late = screen.getByText('1 to 30 days overdue').closest('div');
  expect(late).toHaveTextContent('$446.12');
  expect(
    within(screen.getByRole('navigation', { name: 'Views of invoices' })).getByRole('link', { name: /^Overdue/ }),
  ).toHaveAttribute('href', '/ops/invoices?view=overdue');
});

it('marks what is disputed, and offers what is on show, or a period, to Xero and MYOB', async () => {
  const disputed = aRow({ isDisputed: true, creditedCents: 1_100 });
  const { user } = open('/ops/invoices?view=overdue&search=tiles', () => invoices({ rows: [disputed], total: 1 }));
  const row = (await screen.findByRole('link', { name: 'INV-2026-00045' })).closest('tr');
  expect(row).toHaveTextContent(/OverdueDisputedBanksia Tiles.*\$435\.12\$646\.12/);
  await user.click(screen.getByText('Xero and MYOB'));
  expect(screen.getByRole('link', { name: 'File for Xero' })).toHaveAttribute(
    'href',
    '/api/ops/invoices/xero.csv?view=overdue&search=tiles',
  );
  await user.type(screen.getByLabelText(/^Issued from/), '2026-11-01');
  expect(screen.getByText('Every invoice and credit note issued in these days.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'File for MYOB' })).toHaveAttribute(
    'href',
    '/api/ops/invoices/myob.txt?from=2026-11-01',
  );
});

it('records several as paid after one question, and leaves out what is paid already', async () => {
  const { user, calls } = open('/ops/invoices?view=all', ({ method }) =>
    method === 'POST' ? refusal(409, 'stale', 'Somebody else changed SH-2026-0123.') : invoices(),
  );
  await user.click(await screen.findByLabelText('Choose INV-2026-00045'));
  await user.click(screen.getByLabelText('Choose INV-2026-00046'));
  await user.click(screen.getByRole('button', { name: 'Record as paid' }));
  expect(screen.getByText(/1 invoice stays as it is: what is paid in full/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Record 1 invoice as paid' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed SH-2026-0123.'));
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    {
      path: '/api/ops/bookings/SH-2026-0123/payments',
      body: { version: 7, amountCents: 44_612, receivedOn: '2026-11-20', note: '', submissionId: expect.any(String) },
    },
  ]);
  expect(screen.getByLabelText('Choose INV-2026-00045')).toBeChecked();
});

it('says so when nothing is to pay', async () => {
  const counts = { owing: 0, overdue: 0, paid: 0, all: 0 };
  open('/ops/invoices', () => invoices({ rows: [], total: 0, counts }));
  expect(await screen.findByText(/Nothing is to pay/)).toBeInTheDocument();
  expect(screen.queryByText('Not yet due')).toBeNull();
});
