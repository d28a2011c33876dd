import type { DeskBookings } from '@saltbush/consignments/api';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRow } from '../../fixtures/aBooking.ts';
import { BookingsPage } from './BookingsPage.tsx';

const counts = { open: 3, requested: 2, moving: 1, exceptions: 1, delivered: 0, closed: 5, all: 8 };
const list = (rows: DeskBookings['rows'], more: Partial<DeskBookings> = {}): Answer => ({
  body: { rows, total: rows.length, page: 1, pageSize: 25, counts, ...more } satisfies DeskBookings,
});

const rows = [
  aRow({ hasDangerousGoods: true, needsReview: true }),
  aRow({ reference: 'SH-2026-0124', status: 'in_transit', exception: { kind: 'delayed', reason: 'Hume closed' } }),
];

const openList = (address = '/ops/bookings', answer: (call: Call) => Answer = () => list(rows)) =>
  openPage({ path: '/ops/bookings', page: BookingsPage, address, answer });

describe('the list', () => {
  it('shows for each booking everything that decides what comes next', async () => {
    openList();
    const row = (await screen.findByRole('link', { name: 'SH-2026-0123' })).closest('tr');
    for (const text of ['Requested', '3:30 PM', 'Sydney to Melbourne', 'Banksia Tiles', '$646.12', 'Dangerous goods']) {
      expect(row).toHaveTextContent(text);
    }
    expect(row).toHaveTextContent('Confirm price');
    expect(screen.getByText('Delayed')).toHaveAttribute('title', 'Hume closed');
  });

  it('keeps view, search and page in the address, and counts every view', async () => {
    const { calls } = openList('/ops/bookings?view=moving&search=Manly&page=2', () =>
      list(rows, { page: 2, total: 60 }),
    );
    await screen.findByText('SH-2026-0123');
    expect(calls[0]?.path).toBe('/api/ops/bookings?view=moving&search=Manly&page=2');
    const views = within(screen.getByRole('navigation', { name: 'Views of bookings' }));
    expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Moving1');
    expect(views.getByRole('link', { name: /Requested/ })).toHaveAttribute(
      'href',
      '/ops/bookings?view=requested&search=Manly',
    );
    const pages = within(screen.getByRole('navigation', { name: 'Pages of bookings' }));
    expect(pages.getByText('26 to 50 of 60')).toBeInTheDocument();
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/ops/bookings?view=moving&search=Manly&page=3',
    );
  });

  it('searches when typing pauses, and keeps what is typed meanwhile', async () => {
    const { user, calls } = openList();
    await screen.findByText('SH-2026-0123');
    await user.keyboard('f');
    const search = screen.getByLabelText('Search bookings');
    expect(search).toHaveFocus();
    await user.keyboard('Banksia');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/ops/bookings?search=Banksia'));
    await user.keyboard(' T');
    expect(search).toHaveValue('Banksia T');
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/ops/bookings?view=open&search=Banksia+T&page=1'));
  });

  it('moves the focus from row to row with j and k', async () => {
    const { user } = openList();
    await screen.findByText('SH-2026-0123');
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'SH-2026-0123' })).toHaveFocus();
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'SH-2026-0124' })).toHaveFocus();
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: 'SH-2026-0123' })).toHaveFocus();
  });

  it('keeps its position when rows are updated', async () => {
    let answered = rows;
    const { user } = openList('/ops/bookings', () => list(answered));
    await screen.findByText('SH-2026-0123');
    await user.keyboard('jj');
    answered = [aRow({ reference: 'SH-2026-0125' }), ...rows];
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    act(() => screen.getByRole('link', { name: 'SH-2026-0124' }).focus());
    await screen.findByText('SH-2026-0125');
    expect(screen.getByRole('link', { name: 'SH-2026-0124' })).toHaveFocus();
  });
});

describe('nothing to show', () => {
  it('says what an empty view means', async () => {
    openList('/ops/bookings?view=requested', () => list([]));
    expect(await screen.findByText(/Every request has its answer/)).toBeInTheDocument();
  });

  it('offers to search everything', async () => {
    openList('/ops/bookings?search=zzz', () => list([]));
    expect(await screen.findByRole('link', { name: 'Search all bookings' })).toHaveAttribute(
      'href',
      '/ops/bookings?view=all&search=zzz',
    );
  });

  it('says why it cannot be read, and tries again', async () => {
    let isUp = false;
    const { user } = openList('/ops/bookings', () => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return list(rows);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The site could not be reached');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('SH-2026-0123')).toBeInTheDocument();
  });

  it('keeps the last list when a refresh fails, and says how old it is', async () => {
    let isUp = true;
    const { user } = openList('/ops/bookings', () => (isUp ? list(rows) : refusal(503, 'unavailable', 'Not now.')));
    await screen.findByText('SH-2026-0123');
    isUp = false;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/Not refreshed since/)).toBeInTheDocument();
    expect(screen.getByText('SH-2026-0123')).toBeInTheDocument();
  });
});

describe('labels and consignment notes', () => {
  const openToPrint = () =>
    openList('/ops/bookings', ({ method }) =>
      method === 'POST' ? refusal(422, 'too-many-labels', 'Choose fewer.') : list(rows),
    );

  it('are printed for the chosen bookings', async () => {
    const { user, calls } = openToPrint();
    await user.click(await screen.findByLabelText('Choose SH-2026-0124'));
    await user.click(await screen.findByRole('button', { name: 'Print for 1 consignment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose fewer.');
    expect(calls.at(-1)).toMatchObject({
      path: '/api/ops/bookings/papers',
      body: { paper: 'labels-a6', references: ['SH-2026-0124'] },
    });
  });

  it('are printed for the whole list', async () => {
    const { user, calls } = openToPrint();
    await user.click(await screen.findByText('Print'));
    await user.click(await screen.findByRole('button', { name: 'Print for 2 consignments' }));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({ paper: 'labels-a6', references: ['SH-2026-0123', 'SH-2026-0124'] }),
    );
  });
});
