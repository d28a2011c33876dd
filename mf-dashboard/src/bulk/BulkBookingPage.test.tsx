import type { BulkPriceInput } from '@saltbush/bulk-bookings/api';
import { refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { aPrice, fileText } from '../../fixtures/bulk.ts';
import {
  acceptTerms,
  bookingsIn,
  callsTo,
  chooseFile,
  lineOf,
  linesOf,
  MEMBERSHIPS,
  openBulk,
  rowOf,
} from '../../fixtures/bulkPage.tsx';

beforeEach(() => {
  sessionStorage.clear();
});

it('refuses a file at its field, and names what it left out of another', async () => {
  openBulk();
  chooseFile('Goods,Pickup date\na,b');
  await waitFor(() =>
    expect(screen.getByLabelText('CSV file')).toHaveAccessibleDescription(/The columns “Pickup business”/),
  );
  chooseFile(`Colour,${linesOf(1).replaceAll('\r\n', '\r\nred,')}`);
  expect(await screen.findByText('We do not know the column “Colour”, and leave it out.')).toBeVisible();
});

it('goes on pricing after a failure', async () => {
  let isUp = true;
  const { user, calls: all } = openBulk({
    refuse: ({ path, body }) => {
      if (path.endsWith('/prices') && (body as BulkPriceInput).rows[0]?.cells.customerReference === 'PO 41' && isUp) {
        isUp = false;
        return refusal(500, 'internal', 'a detail');
      }
      return null;
    },
  });
  chooseFile(linesOf(45));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Pricing stopped after 40 of 45 rows');
  await user.click(within(alert).getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText(/Every row is priced: 45 ready/)).toBeVisible();
  expect(callsTo(all, '/api/bulk-bookings/prices').map(({ rows }) => rows.length)).toEqual([40, 5, 5]);
});

it('mends a row below itself, and prices that one again', async () => {
  const { user, calls: all } = openBulk();
  chooseFile(fileText(lineOf(1, 'Faulty'), lineOf(1, 'Sand'), lineOf(3)));
  expect(await screen.findByText('To mend (1)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mend row 2' }));
  const form = within(screen.getByRole('form', { name: 'Row 2' }));
  expect(form.getByLabelText('Goods')).toHaveFocus();
  expect(form.getByLabelText('Goods')).toHaveAccessibleDescription('Say what it is');
  await user.clear(form.getByLabelText('Goods'));
  await user.type(form.getByLabelText('Goods'), 'San');
  await user.keyboard('{Escape}');
  // What was typed is still there.
  expect(screen.queryByRole('form', { name: 'Row 2' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mend row 2' })).toHaveFocus();
  expect(rowOf(2).getByText('Changed, not saved')).toBeVisible();
  await user.keyboard('{Enter}');
  const again = within(screen.getByRole('form', { name: 'Row 2' }));
  expect(again.getByLabelText('Goods')).toHaveValue('San');
  await user.type(again.getByLabelText('Goods'), 'd');
  await user.selectOptions(again.getByLabelText('Service'), 'Full Truck Load');
  await user.selectOptions(again.getByLabelText('Service'), '');
  await user.click(again.getByRole('button', { name: 'Save and price' }));
  expect(await screen.findByText('Row 2 is ready at $110.00.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change row 2' })).toHaveFocus();
  const [, priced] = callsTo(all, '/api/bulk-bookings/prices');
  // The row says now what row 3 says, which comes after it.
  expect(priced?.rows).toMatchObject([{ copy: 1, cells: { customerReference: 'PO 1', goods: 'Sand' } }]);
  acceptTerms();
  await user.click(screen.getByRole('button', { name: /^Book 3 consignments/ }));
  await screen.findByRole('region', { name: '3 booked' });
  expect(bookingsIn(all)[0]?.rows.map(({ copy, cells }) => [copy, cells.goods])).toEqual([
    [1, 'Sand'],
    [2, 'Sand'],
    [1, 'Tiles'],
  ]);
});

it('keeps what was typed when the gateway cannot be asked, and can leave a row out', async () => {
  let isDown = false;
  const { user } = openBulk({
    refuse: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return null;
    },
  });
  chooseFile(fileText(lineOf(1, 'Faulty'), lineOf(2)));
  await user.click(await screen.findByRole('button', { name: 'Mend row 2' }));
  await user.type(screen.getByLabelText('Goods'), '!');
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Save and price' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here');
  expect(screen.getByLabelText('Goods')).toHaveValue('Faulty!');
  await user.click(screen.getByRole('button', { name: 'Undo what I typed' }));
  expect(screen.getByLabelText('Goods')).toHaveValue('Faulty');
  await user.click(screen.getByRole('button', { name: 'Leave this row out' }));
  expect(rowOf(2).getByText('Left out')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take row 2 back' }));
  expect(rowOf(2).getByText('To mend (1)')).toBeVisible();
});

it('knows rows that were booked before, and says whose price a person confirms', async () => {
  openBulk({
    price: (cells) =>
      cells.goods === 'Old' ? { status: 'booked', reference: 'SH-2026-0009' } : aPrice(cells, { needsReview: true }),
  });
  chooseFile(fileText(lineOf(1, 'Old'), lineOf(2)));
  expect(await screen.findByText(/1 ready, 0 to mend, 1 booked/)).toBeVisible();
  expect(rowOf(2).getByText('Booked already')).toBeVisible();
  expect(screen.getByText(/Its price is confirmed by a person/)).toBeVisible();
});

it('survives a reload of the tab with what was mended and typed', async () => {
  const first = openBulk();
  chooseFile(fileText(lineOf(1, 'Faulty'), lineOf(2)));
  await first.user.click(await screen.findByRole('button', { name: 'Mend row 2' }));
  await first.user.type(screen.getByLabelText('Goods'), '!');
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Faulty!'));
  first.unmount();

  const second = openBulk();
  expect(await screen.findByText(/Every row is priced: 1 ready, 1 to mend/)).toBeVisible();
  expect(rowOf(2).getByText('Changed, not saved')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Another file' }));
  expect(screen.getByRole('alert')).toHaveTextContent('One row that you mended is not booked');
  await second.user.click(screen.getByRole('button', { name: 'Choose another all the same' }));
  expect(screen.getByLabelText('CSV file')).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});

it('shows one view of the rows, fifty at a time', async () => {
  openBulk({}, '/dashboard/bulk-booking?view=ready&page=2');
  chooseFile(linesOf(60));
  await screen.findByText(/Every row is priced: 60 ready/);
  expect(screen.getByRole('link', { name: /^Ready/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /^To mend/ })).toHaveAttribute('href', '/dashboard/bulk-booking?view=mend');
  expect(screen.getAllByRole('checkbox', { name: /^Book row/ })).toHaveLength(10);
  expect(rowOf(52).getByText('PO 51')).toBeVisible();
  expect(screen.getByText('51 to 60 of 60')).toBeVisible();
});

it('tells whose role books nothing', async () => {
  const [member] = MEMBERSHIPS.memberships;
  openBulk({ memberships: { memberships: member ? [{ ...member, may: ['labels'] }] : [] } });
  expect(await screen.findByText('Your role does not book freight')).toBeVisible();
  expect(screen.queryByLabelText('CSV file')).toBeNull();
});
