import { invoicesHref, readInvoicesAddress } from './invoicesAddress.ts';

it.each(['/dashboard/invoices', '/dashboard/invoices?view=overdue&search=INV-2026+00001&page=3'])(
  'reads what it writes: %s',
  (address) => {
    expect(invoicesHref(readInvoicesAddress(new URL(address, 'https://x.example').searchParams))).toBe(address);
  },
);

it('takes what is invalid for the default', () => {
  const parameters = new URLSearchParams({ view: 'none', search: ` ${'a'.repeat(300)}`, page: '-1' });
  expect(readInvoicesAddress(parameters)).toEqual({ view: 'all', search: 'a'.repeat(100), page: 1 });
});
