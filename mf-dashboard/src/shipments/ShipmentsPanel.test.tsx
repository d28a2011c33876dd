import { type Answer, refusal } from '@saltbush/tooling/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aList, aShipment } from '../../fixtures/freight.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { ShipmentsPanel } from './ShipmentsPanel.tsx';

const FRAME_PX = 600;
const ROW_PX = 45;

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    value: ROW_PX,
  });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: FRAME_PX });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1_000 });
});

const TOTAL = 10_000;

/** A page of a list of ten thousand. */
function pageOf(path: string): Answer {
  const parameters = new URL(path, 'http://localhost').searchParams;
  const page = Number(parameters.get('page'));
  const size = Number(parameters.get('size'));
  const rows = Array.from({ length: size }, (_, index) =>
    aShipment({ reference: `SH-2026-${(page - 1) * size + index + 1}` }),
  );
  return { body: aList(rows, { page, pageSize: size, total: TOTAL }) };
}

const open = (address: string, answer: (path: string) => Answer) =>
  openPage({ path: '/dashboard/:section', page: ShipmentsPanel, address, answer: ({ path }) => answer(path) });

it('shows each shipment with its route, service, status, ETA and cost', async () => {
  open('/dashboard/shipments', () => ({ body: aList() }));
  const row = (await screen.findByRole('link', { name: 'SH-2026-0123' })).closest('tr');
  for (const text of ['Sydney to Melbourne', 'Standard', 'In Transit', '23 Nov 2026', '$587.38']) {
    expect(row).toHaveTextContent(text);
  }
  expect(screen.getByRole('table', { name: 'All shipments' })).toHaveAttribute('aria-rowcount', '2');
});

it('leads to booking many from a file', async () => {
  open('/dashboard/shipments', () => ({ body: aList() }));
  const link = await screen.findByRole('link', { name: 'Book many from a file' });
  expect(link).toHaveAttribute('href', '/dashboard/bulk-booking');
});

it('offers the invoice of a shipment as a file, where one was issued', async () => {
  const rows = [
    aShipment({ reference: 'SH-2026-0001' }),
    aShipment({ reference: 'SH-2026-0002', invoiceReference: 'INV-2026-00045' }),
  ];
  open('/dashboard/shipments', () => ({ body: aList(rows) }));
  const invoice = await screen.findByRole('link', { name: 'Invoice INV-2026-00045 as PDF' });
  expect(invoice).toHaveAttribute('href', '/api/shipments/SH-2026-0002/invoice.pdf');
  expect(invoice).toHaveAttribute('download');
  expect(screen.getAllByRole('link', { name: /^Invoice/ })).toHaveLength(1);
});

it('renders a few of ten thousand rows, and loads the part that is scrolled to', async () => {
  const { calls } = open('/dashboard/shipments', pageOf);
  await screen.findByRole('link', { name: 'SH-2026-1' });
  const table = screen.getByRole('table');
  expect(table).toHaveAttribute('aria-rowcount', String(TOTAL + 1));
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);

  const frame = screen.getByRole('region', { name: 'Shipments, scrolling' });
  fireEvent.scroll(frame, { target: { scrollTop: 5_000 * ROW_PX } });
  expect(await screen.findByRole('link', { name: 'SH-2026-5001' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'SH-2026-1' })).not.toBeInTheDocument();
  expect(calls.map(({ path }) => /page=(\d+)/.exec(path)?.[1])).toEqual(expect.arrayContaining(['1', '51']));
  expect(calls.length).toBeLessThan(5);
});

it('moves from row to row with the arrows', async () => {
  const { user } = open('/dashboard/shipments', pageOf);
  (await screen.findByRole('link', { name: 'SH-2026-1' })).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'SH-2026-3' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'SH-2026-2' })).toHaveFocus();
});

it('keeps view, search, filters and order in the address, and exports the same', async () => {
  const { user, calls } = open('/dashboard/shipments?view=in-transit', () => ({ body: aList() }));
  await screen.findByRole('link', { name: 'SH-2026-0123' });
  await user.type(screen.getByLabelText('Search'), 'Manly');
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/shipments?view=in-transit&search=Manly'),
  );
  await user.selectOptions(screen.getByLabelText('Service'), 'VIP');
  await user.selectOptions(screen.getByLabelText('Order'), 'eta');
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/dashboard/shipments?view=in-transit&search=Manly&service=VIP&sort=eta',
  );
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/shipments.csv?view=in-transit&search=Manly&service=VIP&sort=eta',
  );
  expect(calls.at(-1)?.path).toBe('/api/shipments?view=in-transit&search=Manly&service=VIP&sort=eta&size=100&page=1');
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
    'href',
    '/dashboard/shipments?view=in-transit',
  );
});

it('says what to do when nothing is found, and when nothing was ever booked', async () => {
  const { unmount } = open('/dashboard/shipments?search=Atlantis', () => ({ body: aList([]) }));
  expect(await screen.findByText(/has “Atlantis” in its reference/)).toBeInTheDocument();
  unmount();
  open('/dashboard/shipments', () => ({ body: aList([]) }));
  expect(await screen.findByRole('link', { name: 'Price your first consignment' })).toBeInTheDocument();
});

it('says in place what could not be read', async () => {
  open('/dashboard/shipments', () => refusal(403, 'forbidden', 'This account is suspended. Call us.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is suspended. Call us.');
  expect(screen.getByLabelText('Search')).toBeInTheDocument();
});

it('prints for the chosen shipments, also for all that fit the filters, and offers the manifest of a day', async () => {
  const { user, calls } = openPage({
    ...{ path: '/dashboard/:section', page: ShipmentsPanel, address: '/dashboard/shipments?search=Manly' },
    answer: ({ path }) =>
      path.endsWith('/papers') ? refusal(404, 'not-found', 'There is no consignment SH-2026-0124.') : { body: aList() },
  });
  await user.click(await screen.findByLabelText('Choose SH-2026-0123'));
  const chosen = screen.getByRole('group', { name: 'Chosen shipments' });
  expect(within(chosen).getByText('1 chosen')).toBeInTheDocument();
  await user.click(await within(chosen).findByRole('button', { name: 'Print for 1 consignment' }));
  expect(await within(chosen).findByRole('alert')).toHaveTextContent('There is no consignment SH-2026-0124.');
  expect(calls.at(-1)).toMatchObject({
    path: '/api/shipments/papers',
    body: { paper: 'labels-a6', references: ['SH-2026-0123'] },
  });
  await user.click(within(chosen).getByRole('button', { name: 'Choose none' }));
  await user.click(within(chosen).getByRole('button', { name: /^Choose all/ }));
  expect(await screen.findByLabelText('Choose SH-2026-0123')).toBeChecked();
  expect(calls.at(-1)?.path).toBe('/api/shipments?view=all&search=Manly&sort=-booked&page=1&size=500');
  await user.click(screen.getByText('Pickup manifest'));
  const form = screen.getByLabelText(/^Pickups of/).closest('form');
  expect(form).toHaveAttribute('action', '/api/shipments/manifest.pdf');
  expect(screen.getByRole('button', { name: 'CSV' })).toHaveAttribute('formaction', '/api/shipments/manifest.csv');
});
