import type { RunInput, RunPriceInput, RunPrices } from '@saltbush/runs/api';
import { type Answer, type Call, refusal } from '@saltbush/tooling/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../fixtures/openPage.tsx';
import { aRun, aRunPrice } from '../../fixtures/runs.ts';
import { NewRunPage } from './NewRunPage.tsx';

const PLACE = {
  ...{ reference: 'ADR-2026-00001', name: 'Yarra Grocers', street: '8 Market Lane', suburb: 'Newtown' },
  ...{ postcode: '2042', contactName: 'Lee Wong', phone: '', hasForklift: true, needsTailgate: true },
  ...{ hasDangerousGoods: false, openingHours: '', gateM: '', drivewayM: '', heightM: '', instructions: 'Gate B' },
  version: 1,
};

const priced = ({ deliveries }: RunPriceInput): RunPrices => ({
  deliveries: deliveries.map(() => aRunPrice()),
  faults: [],
  total: {
    ...{ totalExGstCents: deliveries.length * 10_000, gstCents: deliveries.length * 1_000 },
    totalIncGstCents: deliveries.length * 11_000,
  },
});

function open(
  book: (call: Call) => Answer = () => ({ status: 201, body: aRun() }),
  price: (input: RunPriceInput) => Answer = (input) => ({ body: priced(input) }),
) {
  return openPage({
    ...{ path: '/dashboard/shipments/runs/*', page: NewRunPage, address: '/dashboard/shipments/runs/new' },
    answer: (call) => {
      if (call.path === '/api/runs/prices') return price(call.body as RunPriceInput);
      if (call.path === '/api/runs') return book(call);
      if (call.path.startsWith('/api/addresses')) return { body: { rows: [PLACE], total: 1, page: 1, pageSize: 25 } };
      return { body: { memberships: [], invitations: [] } };
    },
  });
}
beforeEach(() => sessionStorage.clear());

const put = (label: RegExp, value: string, within_ = screen as Pick<typeof screen, 'getByLabelText'>) =>
  fireEvent.change(within_.getByLabelText(label), { target: { value } });
const card = (number: number) => within(screen.getByRole('listitem', { name: `Delivery ${number}` }));
const panel = (name: string) => within(screen.getByRole('region', { name }));
const booked = (calls: readonly Call[]) =>
  calls.filter(({ path, method }) => path === '/api/runs' && method === 'POST');

function fillStop(at: ReturnType<typeof card>, suburb: string): void {
  put(/^Business name/, `Shop of ${suburb}`, at);
  put(/^Suburb/, suburb, at);
  put(/^Street address/, '8 Market Lane', at);
  put(/^Contact name/, 'Lee', at);
  put(/^Contact phone/, '0499 000 111', at);
}
function fillDelivery(number: number, suburb: string): void {
  fillStop(card(number), suburb);
  put(/^What is sent/, 'Water', card(number));
  put(/^Pallets or items/, '2', card(number));
  put(/^Total weight/, '800', card(number));
}
async function fill(): Promise<void> {
  await screen.findByRole('heading', { name: 'Book a run' });
  fillStop(panel('Pickup'), 'Sydney 2000');
  put(/^Pickup date/, '2026-11-25');
  fillDelivery(1, 'Newtown 2042');
  fillDelivery(2, 'Ryde 2112');
}

it('prices deliveries while they are filled in, and books all of them at what was shown', async () => {
  const { user, calls } = open();
  await fill();
  const price = panel('Price');
  expect(await price.findByText('$220.00')).toBeInTheDocument();
  put(/^Phone/, '0412 345 678');
  await user.click(screen.getByRole('checkbox', { name: /holds dangerous goods/ }));
  await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  await user.click(screen.getByRole('button', { name: 'Book 2 deliveries for $220.00 including GST' }));
  await waitFor(() => expect(booked(calls)).toHaveLength(1));
  expect(booked(calls)[0]?.body as RunInput).toMatchObject({
    ...{ submissionId: expect.any(String), pickup: { suburb: 'Sydney 2000' }, pickupDate: '2026-11-25' },
    deliveries: [
      {
        ...{ delivery: { suburb: 'Newtown 2042' }, palletCount: 2, service: null, lengthCm: null },
        ...{ goods: { description: 'Water', weight: '800', unit: 'kg' }, shownTotalExGstCents: 10_000 },
      },
      { delivery: { suburb: 'Ryde 2112' } },
    ],
    ...{ isWithoutDangerousGoods: true, termsVersion: '2026-07' },
  });
  expect(sessionStorage.getItem('saltbush.run')).toBeNull();
});

it('says at the field of the delivery what has no price', async () => {
  const message = 'A vehicle with several drops is quoted for the job: send us an enquiry.';
  open(undefined, () => ({
    body: { deliveries: [null], faults: [{ path: 'deliveries[0].delivery.suburb', message }], total: null },
  }));
  await screen.findByRole('heading', { name: 'Book a run' });
  fillStop(panel('Pickup'), 'Sydney 2000');
  put(/^Pickup date/, '2026-11-25');
  // The first is still blank, so the second is what was asked about.
  fillDelivery(2, 'Geelong');
  expect(await card(2).findByText(message)).toBeInTheDocument();
  expect(card(2).getByLabelText(/^Suburb/)).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('link', { name: 'send us an enquiry' })).toHaveAttribute('href', '/contact');
});

it('leads to each field that the gateway refuses', async () => {
  const fields = [
    { path: 'deliveries[1].goods.weight', message: 'Say how much it weighs' },
    { path: 'booker.phone', message: 'Phone number is required' },
  ];
  const { user } = open(() => ({
    ...refusal(400, 'invalid-input', 'No'),
    body: { status: 400, code: 'invalid-input', fields },
  }));
  await fill();
  await user.click(screen.getByRole('button', { name: /^Book 2 deliveries/ }));
  const summary = await screen.findByRole('group', { name: '2 answers need your attention' });
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: 'Delivery 2: Say how much it weighs' }));
  expect(card(2).getByLabelText(/^Total weight/)).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: 'Who is booking: Phone number is required' }));
  expect(screen.getByLabelText(/^Phone/)).toHaveFocus();
});

it('shows the new prices where they changed, and books at those', async () => {
  const dearer = priced({ deliveries: [{}, {}] } as unknown as RunPriceInput);
  const prices = { ...dearer, deliveries: [aRunPrice({ totalExGstCents: 12_000 }), aRunPrice()] };
  let isFirst = true;
  const { user, calls } = open(() => {
    if (!isFirst) return { status: 201, body: aRun() };
    isFirst = false;
    return { status: 409, body: { status: 409, code: 'price-changed', detail: 'Changed', prices } };
  });
  await fill();
  await screen.findByRole('button', { name: /including GST/ });
  await user.click(screen.getByRole('button', { name: /^Book 2 deliveries/ }));
  expect(await screen.findByText('The price has changed since it was shown')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Book 2 deliveries/ }));
  await waitFor(() => expect(booked(calls)).toHaveLength(2));
  const [first, second] = booked(calls).map(({ body }) => body as RunInput);
  expect(second?.deliveries[0]?.shownTotalExGstCents).toBe(12_000);
  expect(second?.submissionId).not.toBe(first?.submissionId);
});

it('moves, duplicates and removes deliveries, and keeps the focus', async () => {
  const { user } = open();
  await fill();
  await user.click(screen.getByRole('button', { name: 'Move up: delivery 2' }));
  expect(card(1).getByLabelText(/^Suburb/)).toHaveValue('Ryde 2112');
  expect(screen.getByRole('button', { name: 'Move up: delivery 1' })).toHaveFocus();
  expect(screen.getByText('Delivery 2 is now delivery 1 of 2.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Duplicate: delivery 1' }));
  expect(card(2).getByLabelText(/^Suburb/)).toHaveValue('Ryde 2112');
  expect(card(2).getByRole('heading')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove: delivery 1' }));
  expect(screen.getAllByRole('listitem', { name: /^Delivery/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Add a delivery' }));
  expect(card(3).getByRole('heading', { name: 'Delivery 3' })).toHaveFocus();
});

it('fills a stop from the address book with two keys, and keeps what the book does not say', async () => {
  const { user } = open();
  await user.type(card(1).getByLabelText(/^Contact phone/), '0412 345 678');
  const picker = (await screen.findAllByLabelText(/^From your addresses/))[1];
  if (!picker) throw new Error('There is no list of addresses at the first delivery.');
  await user.click(picker);
  await user.keyboard('y{Enter}');
  expect(card(1).getByLabelText(/^Suburb/)).toHaveValue('Newtown 2042');
  expect(card(1).getByLabelText(/^Contact name/)).toHaveValue('Lee Wong');
  expect(card(1).getByLabelText(/^Contact phone/)).toHaveValue('0412 345 678');
  expect(card(1).getByRole('checkbox', { name: 'Tailgate' })).toBeChecked();
});

it('keeps what was typed over a reload', async () => {
  const first = open();
  await fill();
  await waitFor(() => expect(sessionStorage.getItem('saltbush.run')).toContain('Ryde'));
  first.unmount();
  open();
  await waitFor(() => expect(card(2).getByLabelText(/^Suburb/)).toHaveValue('Ryde 2112'));
});

it('folds what is filled in once a third one is there, and opens what is to be mended', async () => {
  const { user } = open(undefined, (input) => {
    const body = priced(input);
    const faults = [{ path: 'deliveries[0].delivery.suburb', message: 'We do not know this suburb' }];
    return {
      body: input.deliveries.some(({ delivery }) => delivery.suburb === 'Atlantis') ? { ...body, faults } : body,
    };
  });
  await user.click(screen.getByRole('button', { name: 'Add a delivery' }));
  expect(card(1).getByLabelText(/^Suburb/)).toBeInTheDocument();
  fillStop(card(1), 'Newtown');
  await user.click(screen.getByRole('button', { name: 'Fold all deliveries' }));
  expect(card(1).queryByLabelText(/^Suburb/)).toBeNull();
  expect(card(1).getByRole('heading')).toHaveTextContent('Delivery 1: Shop of Newtown');
  expect(card(1).getByText(/^Newtown/)).toBeInTheDocument();
  const fold = card(1).getByRole('button', { name: 'Open: delivery 1' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  // What was typed is still there.
  expect(card(1).getByLabelText(/^Suburb/)).toHaveValue('Newtown');
  expect(card(2).queryByLabelText(/^Suburb/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Fold all deliveries' }));
  await user.click(screen.getByRole('button', { name: 'Open all deliveries' }));
  expect(card(2).getByLabelText(/^Suburb/)).toBeInTheDocument();
});
