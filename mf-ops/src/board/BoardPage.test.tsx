import type { AllocateBookingInput, Board } from '@saltbush/consignments/api';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBoard, aBoardBooking, anAllocated } from '../../fixtures/aBoard.ts';
import { aBooking } from '../../fixtures/aBooking.ts';
import { BoardPage } from './BoardPage.tsx';

beforeEach(() => {
  FakeEventSource.install();
  localStorage.clear();
});

/** Opens the board. `act` answers what is sent, and may change what is read next. */
function openBoard(
  board: Board,
  act: (call: Call) => Answer = () => ({ body: aBooking() }),
  address = '/ops/board',
  flags = {},
) {
  let current = board;
  const desk = openPage({
    path: '/ops/board',
    page: BoardPage,
    address,
    flags,
    answer: (call) => (call.method === 'GET' ? { body: current } : act(call)),
  });
  return {
    ...desk,
    sent: () => desk.calls.filter(({ method }) => method !== 'GET'),
    reads: () => desk.calls.filter(({ method }) => method === 'GET'),
    change: (next: Board) => {
      current = next;
    },
  };
}

const column = (name: RegExp) => screen.findByRole('region', { name });
const input = (call: Call | undefined) => call?.body as AllocateBookingInput;

/** What the gateway answers once a booking is allocated. */
const allocated = aBooking({
  reference: 'SH-2026-0001',
  status: 'allocated',
  version: 3,
  allocation: {
    driver: 'Bo Reyes',
    vehicle: 'CX 21 AB, 1 tonne van',
    driverReference: 'DRV-1',
    vehicleReference: 'VEH-1',
  },
  run: { from: '2026-11-24T01:00:00.000Z', until: '2026-11-24T02:00:00.000Z' },
});

it('shows the day by step, Requested first, each with its number', async () => {
  openBoard(aBoard([aBoardBooking(), anAllocated()]));
  expect(within(await column(/^Requested 1/)).getByRole('link', { name: 'SH-2026-0001' })).toHaveAttribute(
    'href',
    '/ops/bookings/SH-2026-0001',
  );
  const names = screen.getAllByRole('region').map((region) => region.textContent?.match(/^\D+\d/)?.[0]);
  expect(names).toEqual(['Requested 1', 'Accepted 0', 'Allocated 1', 'Out 0', 'Delivered 0']);
  expect(await column(/^Allocated/)).toHaveTextContent('Bo Reyes, CX 21 AB, 1 tonne van9:00 AM to 10:00 AM');
  expect(await column(/^Out/)).toHaveTextContent('Nothing is on the road.');
});

it('begins with the view that was launched, and leads to the others', async () => {
  openBoard(aBoard(), undefined, '/ops/board', { 'board-view': 'vehicles' });
  const views = within(await screen.findByRole('navigation', { name: 'Views of the day' })).getAllByRole('link');
  expect(views.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/ops/board?view=steps', null],
    ['/ops/board', 'page'],
    ['/ops/board?view=drivers', null],
  ]);
});

it('accepts and allocates as the card offers in one press, says so, and takes it back in another', async () => {
  const { user, sent, change } = openBoard(aBoard(), () => ({ body: allocated }));
  expect(await column(/^Requested/)).toHaveTextContent(/Next free: Bo Reyes, CX 21 AB\d+:\d\d [AP]M to/);
  change(aBoard([anAllocated({ reference: 'SH-2026-0001' })]));
  await user.click(screen.getByRole('button', { name: 'Accept and allocate SH-2026-0001 to Bo Reyes with CX 21 AB' }));
  await waitFor(() =>
    expect(input(sent()[0])).toMatchObject({
      ...{ version: 1, accepts: true, acceptsDoubleUse: false },
      allocation: { driver: 'DRV-1', vehicle: 'VEH-1' },
    }),
  );
  expect(await screen.findByText(/is allocated to Bo Reyes with CX 21 AB, 1 tonne van/)).toBeInTheDocument();
  expect(within(await column(/^Allocated 1/)).queryByText(/Next free/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(input(sent()[1])).toMatchObject({ version: 3, allocation: null }));
});

it('opens the form when somebody else has just taken the driver it offered', async () => {
  const { user, sent, change } = openBoard(
    aBoard([aBoardBooking({ pickupTime: '09:30', pickupDate: '2030-01-02' })]),
    () => refusal(409, 'double-use', 'Bo Reyes has SH-2026-0002 at that time.'),
  );
  const offered = await screen.findByRole('button', { name: /^Accept and allocate SH-2026-0001 to Bo Reyes/ });
  const run = { from: '2030-01-01T22:00:00Z', until: '2030-01-01T23:30:00Z' };
  const taken = anAllocated({ pickupDate: '2030-01-02', run });
  change(aBoard([aBoardBooking({ pickupTime: '09:30', pickupDate: '2030-01-02' }), taken]));
  await user.click(offered);
  const form = await screen.findByRole('form', { name: 'Accept and allocate SH-2026-0001' });
  expect(await within(form).findByText(/Bo Reyes with CX 21 AB has SH-2026-0002/)).toBeInTheDocument();
  expect(within(form).getByLabelText(/^Driver/)).toHaveDisplayValue(/^Bo Reyes/);
  expect(sent()).toHaveLength(1);
});

it('offers nothing in one press where every vehicle is smaller than booked', async () => {
  openBoard(aBoard([aBoardBooking({ status: 'accepted', vehicleId: 'semi' })]));
  expect(await screen.findByRole('button', { name: 'Allocate SH-2026-0001' })).toBeInTheDocument();
  expect(screen.queryByText(/Next free/)).toBeNull();
});

it('accepts and allocates to whom one chooses, says so, and takes it back', async () => {
  const { user, sent, change } = openBoard(aBoard(), () => ({ body: allocated }));
  await user.click(await screen.findByRole('button', { name: 'Choose SH-2026-0001' }));
  const form = screen.getByRole('form', { name: 'Accept and allocate SH-2026-0001' });
  expect(within(form).getByLabelText(/^Vehicle/)).toHaveDisplayValue(/^CX 21 AB/);
  expect(within(form).getByLabelText(/^Driver/)).toHaveDisplayValue(/^Bo Reyes/);
  change(aBoard([anAllocated({ reference: 'SH-2026-0001' })]));
  await user.click(within(form).getByRole('button', { name: 'Accept and allocate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(input(sent()[0])).toMatchObject({
    ...{ version: 1, accepts: true, acceptsDoubleUse: false },
    allocation: { driver: 'DRV-1', vehicle: 'VEH-1' },
  });
  expect(
    screen.getByText(/is allocated to Bo Reyes with CX 21 AB, 1 tonne van, 12:00 PM to 1:00 PM\./),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(input(sent()[1])).toMatchObject({ version: 3, allocation: null }));
});

it('warns of double use before it is sent, and sends it only as such', async () => {
  const named = aBoardBooking({ status: 'accepted', pickupTime: '09:30', pickupDate: '2030-01-02' });
  const other = anAllocated({
    pickupDate: '2030-01-02',
    run: { from: '2030-01-01T22:00:00Z', until: '2030-01-01T23:30:00Z' },
  });
  const { user, sent } = openBoard(aBoard([named, other]), () => ({ body: allocated }));
  await user.click(await screen.findByRole('button', { name: 'Choose SH-2026-0001' }));
  const form = screen.getByRole('form');
  expect(screen.queryByText('Used twice at that time')).toBeNull();
  await user.selectOptions(within(form).getByLabelText(/^Driver/), 'DRV-1');
  expect(screen.getByText(/Bo Reyes with CX 21 AB has SH-2026-0002 from 9:00 AM to 10:30 AM/)).toBeInTheDocument();
  await user.click(within(form).getByRole('button', { name: 'Allocate anyway' }));
  await waitFor(() => expect(input(sent()[0])).toMatchObject({ accepts: false, acceptsDoubleUse: true }));
});

it('shows what cannot carry it and who may not drive it, but lets nobody choose them', async () => {
  const { user } = openBoard(aBoard([aBoardBooking({ load: { items: [], count: 1, weightKg: 1_500 } })]));
  await user.click(await screen.findByRole('button', { name: 'Choose SH-2026-0001' }));
  const form = screen.getByRole('form');
  expect(within(form).getByRole('option', { name: /CX 21 AB.*too heavy/ })).toBeDisabled();
  expect(within(form).getByRole('option', { name: /Bo Reyes.*needs MR/ })).toBeDisabled();
});

it('says that somebody else was quicker, keeps the choice, and goes on only when asked', async () => {
  const { user, sent, change } = openBoard(aBoard(), ({ body }) =>
    (body as AllocateBookingInput).version === 1
      ? refusal(409, 'stale', 'Somebody else changed SH-2026-0001 in the meantime.')
      : { body: allocated },
  );
  await user.click(await screen.findByRole('button', { name: 'Choose SH-2026-0001' }));
  await user.selectOptions(screen.getByLabelText(/^Vehicle/), 'VEH-2');
  change(aBoard([aBoardBooking({ status: 'accepted', version: 2 })]));
  await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Accept and allocate' }));
  expect(await screen.findByText('Somebody else changed SH-2026-0001 meanwhile')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go on with what I chose' }));
  expect(screen.getByLabelText(/^Vehicle/)).toHaveValue('VEH-2');
  await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Allocate' }));
  await waitFor(() => expect(input(sent()[1])).toMatchObject({ version: 2, allocation: { vehicle: 'VEH-2' } }));
});

it('sends what goes straight to its receiver out in one press', async () => {
  const { user, sent, toasts } = openBoard(
    aBoard([anAllocated(), anAllocated({ reference: 'SH-2026-0003', isDirect: false })]),
  );
  await user.click(await screen.findByRole('button', { name: 'Out SH-2026-0002' }));
  await user.click(screen.getByRole('button', { name: 'Out SH-2026-0003' }));
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(sent().map(({ body }) => (body as { status: string }).status)).toEqual(['out_for_delivery', 'picked_up']);
});

it('lets nobody accept in passing what has to be read first', async () => {
  const { user } = openBoard(aBoard([aBoardBooking({ hasDangerousGoods: true })]));
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Check and accept SH-2026-0001' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/ops/bookings/SH-2026-0001');
});

it('is worked with keys alone', async () => {
  const { user } = openBoard(aBoard([aBoardBooking(), anAllocated()]));
  await screen.findByRole('link', { name: 'SH-2026-0001' });
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'SH-2026-0001' })).toHaveFocus();
  await user.keyboard('l');
  expect(screen.getByRole('link', { name: 'SH-2026-0002' })).toHaveFocus();
  await user.keyboard('h');
  await user.keyboard('c');
  expect(screen.getByRole('form', { name: 'Accept and allocate SH-2026-0001' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.keyboard(']');
  expect(screen.getByTestId('address')).toHaveTextContent('/ops/board?date=2026-11-25');
  await user.keyboard('t');
  await user.keyboard('vd');
  expect(screen.getByTestId('address')).toHaveTextContent('/ops/board?view=drivers');
});

it('moves a booking by dragging it, and only where it may go', async () => {
  const { sent } = openBoard(aBoard([anAllocated()]));
  const card = (await screen.findByRole('link', { name: 'SH-2026-0002' })).closest('li') as HTMLElement;
  const data = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(card, { dataTransfer: data });
  fireEvent.drop(await column(/^Delivered/));
  expect(sent()).toEqual([]);
  fireEvent.dragStart(card, { dataTransfer: data });
  fireEvent.drop(await column(/^Accepted/));
  await waitFor(() => expect(input(sent()[0])).toMatchObject({ version: 3, allocation: null }));
});

it('reads the day again when somebody else moves a booking', async () => {
  const { reads, change } = openBoard(aBoard());
  await screen.findByRole('link', { name: 'SH-2026-0001' });
  const before = reads().length;
  change(aBoard([anAllocated({ reference: 'SH-2026-0001' })]));
  FakeEventSource.latest()?.tell('booking', { reference: 'SH-2026-0001', status: 'allocated', at: '' });
  await waitFor(() => expect(reads().length).toBeGreaterThan(before));
  expect(await column(/^Allocated 1/)).toHaveTextContent('SH-2026-0001');
});

it('shows the day by the clock, with what waits for a driver', async () => {
  openBoard(aBoard([aBoardBooking(), anAllocated()]), undefined, '/ops/board?view=vehicles');
  const waiting = await screen.findByRole('region', { name: 'Waits for a driver' });
  expect(within(waiting).getByRole('link', { name: 'SH-2026-0001' })).toBeInTheDocument();
  const van = screen.getByRole('listitem', { name: /^CX 21 AB/ });
  expect(within(van).getByRole('link')).toHaveTextContent('Newtown to Bondi9:00 AM to 10:00 AM');
  expect(screen.getByRole('listitem', { name: /^CX 22 AB/ })).toHaveTextContent('Free');
});

it('shows the first cards of a crowded day, and more when asked', async () => {
  const crowd = Array.from({ length: 500 }, (_, index) => aBoardBooking({ reference: `SH-2026-${1000 + index}` }));
  const { user } = openBoard(aBoard(crowd));
  const requested = await column(/^Requested 500/);
  expect(within(requested).getAllByRole('link')).toHaveLength(30);
  await user.click(within(requested).getByRole('button', { name: 'Show 470 more' }));
  expect(within(requested).getAllByRole('link')).toHaveLength(60);
});

it('prints the manifest of the day, and labels or notes of what is picked up on it', async () => {
  const earlier = aBoardBooking({ reference: 'SH-2026-0002', pickupDate: '2026-11-20' });
  const { user, sent } = openBoard(aBoard([aBoardBooking(), earlier]), () =>
    refusal(422, 'too-many-labels', 'Choose fewer.'),
  );
  await screen.findByRole('link', { name: 'SH-2026-0001' });
  await user.click(screen.getByText('Print'));
  expect(screen.getByRole('link', { name: 'Manifest PDF' })).toHaveAttribute(
    'href',
    '/api/ops/board/manifest.pdf?date=2026-11-24&depot=sydney',
  );
  await user.click(await screen.findByRole('button', { name: 'Print for 1 consignment' }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ paper: 'labels-a6', references: ['SH-2026-0001'] }));
});
