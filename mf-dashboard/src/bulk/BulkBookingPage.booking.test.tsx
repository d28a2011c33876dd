import type { BulkBookInput } from '@saltbush/bulk-bookings/api';
import { refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { aPrice, fileText } from '../../fixtures/bulk.ts';
import {
  acceptTerms,
  bookingsIn,
  callsTo,
  chooseFile,
  GATEWAY,
  lineOf,
  linesOf,
  openBulk,
  rowOf,
} from '../../fixtures/bulkPage.tsx';

beforeEach(() => {
  sessionStorage.clear();
});

it('prices the rows of a file in pieces, and books the chosen ones', async () => {
  const { user, calls: all, drafts } = openBulk();
  chooseFile(linesOf(42));
  expect(await screen.findByText(/Every row is priced: 42 ready, 0 to mend/)).toBeVisible();
  expect(callsTo(all, '/api/bulk-bookings/prices').map(({ rows }) => rows.length)).toEqual([40, 2]);
  expect(drafts).toContain(true);
  expect(rowOf(2).getByText('Banksia Tiles, Botany', { exact: false })).toBeVisible();
  expect(rowOf(2).getByText('$110.00')).toBeVisible();
  expect(rowOf(2).getByText('All Day, 1T Van')).toBeVisible();

  await user.click(screen.getByLabelText('Book row 3'));
  expect(screen.getByText('41 of 42 ready rows chosen')).toBeVisible();
  expect(screen.getByLabelText(/Business name/)).toHaveValue('Wattle & Rye');
  expect(screen.getByLabelText(/Email/)).toHaveValue('maya@example.com');
  await user.type(screen.getByLabelText(/Phone/), '02 5550 1840');
  acceptTerms();
  await user.click(screen.getByRole('button', { name: 'Book 41 consignments for $4,510.00 including GST' }));
  expect(await screen.findByRole('region', { name: '41 booked, 1 not' })).toHaveFocus();
  expect(bookingsIn(all).map(({ rows }) => rows.length)).toEqual([40, 1]);
  expect(bookingsIn(all)[0]).toMatchObject({
    booker: { businessName: 'Wattle & Rye', name: 'Maya', email: 'maya@example.com', phone: '02 5550 1840' },
    termsVersion: '2026-07',
  });
  expect(bookingsIn(all)[0]?.rows[0]).toMatchObject({
    ...{ copy: 1, shownTotalExGstCents: 10_000 },
    cells: { customerReference: 'PO 1', pickupName: 'Banksia Tiles' },
  });
  // Sent as the file says it, without what the address book filled in.
  expect(bookingsIn(all)[0]?.rows[0]?.cells).not.toHaveProperty('pickupSuburb');
  expect(rowOf(2).getByRole('link', { name: 'SH-PO-1' })).toHaveAttribute('href', '/dashboard/shipments/SH-PO-1');
  expect(screen.getByRole('button', { name: 'Print for 41 consignments' })).toBeEnabled();
});

it('shows a changed price and what was refused, and books the rest', async () => {
  const { user, calls: all } = openBulk({
    book: (sent) => {
      const { cells, shownTotalExGstCents } = sent;
      if (cells.goods === 'Late')
        return { status: 'faulty', faults: [{ field: 'pickupDate', message: 'That day is full' }] };
      return cells.goods === 'Dear' && shownTotalExGstCents === 10_000
        ? { status: 'price-changed', totalExGstCents: 20_000, totalIncGstCents: 22_000 }
        : GATEWAY.book(sent);
    },
  });
  chooseFile(fileText(lineOf(1, 'Dear'), lineOf(2, 'Late'), lineOf(3)));
  await screen.findByText(/Every row is priced/);
  acceptTerms();
  await user.click(screen.getByRole('button', { name: /^Book 3 consignments/ }));
  await screen.findByRole('region', { name: '1 booked, 2 not' });
  expect(rowOf(2).getByText('Price changed')).toBeVisible();
  expect(rowOf(2).getByText(/It was \$110.00/)).toBeVisible();
  expect(rowOf(2).getByText('$220.00')).toBeVisible();
  expect(rowOf(3).getByText(/That day is full/)).toBeVisible();
  expect(screen.getByText('No row that is ready is chosen.')).toBeVisible();
  await user.click(screen.getByLabelText('Book row 2'));
  await user.click(screen.getByRole('button', { name: 'Book 1 consignment for $220.00 including GST' }));
  await screen.findByRole('region', { name: '2 booked, 1 not' });
  expect(bookingsIn(all)[1]?.rows).toMatchObject([{ shownTotalExGstCents: 20_000 }]);
});

it('goes on booking after a failure in the middle', async () => {
  let isDown = true;
  const { user, calls: all } = openBulk({
    refuse: ({ path, body }) => {
      const isSecond =
        path === '/api/bulk-bookings' && (body as BulkBookInput).rows[0]?.cells.customerReference === 'PO 41';
      if (isSecond && isDown) throw new TypeError('Failed to fetch');
      return null;
    },
    book: ({ cells }) => ({
      status: 'booked',
      reference: `SH-2026-${cells.customerReference?.slice(3)}`,
      isNew: Number(cells.customerReference?.slice(3)) < 41,
    }),
  });
  chooseFile(linesOf(42));
  await screen.findByText(/Every row is priced/);
  acceptTerms();
  await user.click(screen.getByRole('button', { name: /^Book 42 consignments/ }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Booking stopped after 40 of 42 rows');
  expect(rowOf(42).getByText('Sent, no answer yet')).toBeVisible();
  expect(screen.getByLabelText('Book row 42')).toBeDisabled();
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Go on' }));
  await screen.findByRole('region', { name: '42 booked' });
  expect(bookingsIn(all).map(({ rows }) => rows.length)).toEqual([40, 2, 2]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('asks what became of rows without an answer when booking is left', async () => {
  let isDown = true;
  const { user } = openBulk({
    refuse: ({ path }) => {
      if (path === '/api/bulk-bookings' && isDown) throw new TypeError('Failed to fetch');
      return null;
    },
    price: (cells) =>
      isDown || cells.goods !== 'Sand' ? aPrice(cells) : { status: 'booked', reference: 'SH-2026-0042' },
  });
  chooseFile(fileText(lineOf(1, 'Sand'), lineOf(2)));
  await screen.findByText(/Every row is priced/);
  acceptTerms();
  await user.click(screen.getByRole('button', { name: /^Book 2 consignments/ }));
  await screen.findByRole('alert');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Leave it at that' }));
  expect(await screen.findByRole('link', { name: 'SH-2026-0042' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 booked, 1 not' })).toBeVisible();
  expect(rowOf(3).getByText('Ready')).toBeVisible();
});

it('shows what the gateway finds wrong with the booker beside the fields', async () => {
  const message = 'Please accept the terms to request the bookings';
  const fields = [{ path: 'termsVersion', message }];
  const { user, calls: all } = openBulk({
    refuse: ({ path, body }) =>
      path === '/api/bulk-bookings' && (body as BulkBookInput).termsVersion === ''
        ? refusal(400, 'invalid-input', message, { fields })
        : null,
  });
  chooseFile(linesOf(1));
  await user.click(await screen.findByRole('button', { name: /^Book 1 consignment / }));
  expect(await screen.findByRole('group', { name: /needs your attention/ })).toHaveFocus();
  expect(screen.getByLabelText(/I accept the terms/)).toHaveAccessibleDescription(new RegExp(message));
  expect(rowOf(2).getByText('Ready')).toBeVisible();
  acceptTerms();
  await user.click(screen.getByRole('button', { name: /^Book 1 consignment / }));
  await screen.findByRole('region', { name: '1 booked' });
  expect(bookingsIn(all)).toHaveLength(2);
});

it('waits while the site is busy, and can be stopped', async () => {
  const { user, calls: all } = openBulk({ refuse: () => ({ status: 503, body: {} }) });
  chooseFile(linesOf(2));
  expect(await screen.findByText('The site is busy just now. This goes on by itself.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('2 rows are not priced yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go on pricing' })).toBeEnabled();
  expect(callsTo(all, '/api/bulk-bookings/prices')).toHaveLength(1);
});

it('sends nothing more once it is stopped', async () => {
  const { user, calls: all } = openBulk({
    refuse: ({ path }) => (path === '/api/bulk-bookings' ? { status: 503, body: {} } : null),
  });
  chooseFile(linesOf(3));
  await screen.findByText(/Every row is priced/);
  acceptTerms();
  await user.click(screen.getByRole('button', { name: /^Book 3 consignments/ }));
  await screen.findByText('The site is busy just now. This goes on by itself.');
  expect(screen.getByRole('button', { name: 'Another file' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('region', { name: '0 booked, 3 not' })).toHaveFocus();
  expect(rowOf(2).getByText('Ready')).toBeVisible();
  expect(bookingsIn(all)).toHaveLength(1);
});
