import type { ShipmentDetail } from '@saltbush/consignments/api';
import { type Answer, type Call, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { aShipmentDetail } from '../../fixtures/freight.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { AmendPage } from './AmendPage.tsx';

const OPEN = { isOpen: true, until: '2026-11-22T21:00:00.000Z', countsPallets: true };
const booked = (changes: Partial<ShipmentDetail> = {}): ShipmentDetail => {
  const shipment = aShipmentDetail({ status: 'accepted', badge: 'Pending', version: 2, amendment: OPEN });
  const goods = { description: 'Bottled water', weight: '1,800', unit: 'kg' } as const;
  return { ...shipment, details: { ...shipment.details, goods }, ...changes };
};

const open = (answer: (call: Call) => Answer, shipment = booked()) =>
  openPage({
    ...{ path: '/dashboard/shipments/:reference/change', page: AmendPage },
    address: '/dashboard/shipments/SH-2026-0123/change',
    answer: (call) => (call.method === 'GET' ? { body: shipment } : answer(call)),
  });
const sent = (calls: Call[]) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const save = () => screen.findByRole('button', { name: 'Save the change' });

it('sends what was changed with the rest as it is, and no load that nobody changed', async () => {
  const { user, calls } = open(() => ({ body: booked() }));
  const [phone] = await screen.findAllByLabelText(/Contact phone/);
  if (!phone) throw new Error('The pickup has no field for a phone.');
  await user.clear(phone);
  await user.type(phone, '0499 111 222');
  await user.click(await save());
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  const { details } = booked();
  expect(sent(calls)[0]).toMatchObject({
    ...{ version: 2, load: null, pickupDate: details.pickupDate, submissionId: expect.any(String) },
    pickup: { contactName: details.pickup.contactName, phone: '0499 111 222' },
    shownTotalExGstCents: booked().quote.totalExGstCents,
  });
});

it('shows what another load costs before anything is changed, then changes it at that price', async () => {
  const { quote } = booked();
  const dearer = {
    ...quote,
    totalExGstCents: quote.totalExGstCents + 10_000,
    totalIncGstCents: quote.totalIncGstCents + 11_000,
  };
  const { user, calls } = open(({ body }) =>
    (body as { shownTotalExGstCents: number }).shownTotalExGstCents === dearer.totalExGstCents
      ? { body: booked({ status: 'requested' }) }
      : refusal(409, 'price-changed', 'It costs more.', { quote: dearer }),
  );
  const pallets = await screen.findByLabelText(/Pallets or items/);
  await user.clear(pallets);
  await user.type(pallets, '6');
  await user.click(await save());
  expect(await screen.findByText(/\$110\.00 more/)).toHaveTextContent('Nothing is changed yet.');
  await user.click(screen.getByRole('button', { name: /^Change it for/ }));
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls)[1]).toMatchObject({
    load: { palletCount: 6, weight: '1,800', unit: 'kg' },
    shownTotalExGstCents: dearer.totalExGstCents,
  });
});

it('says at each field what is wrong with it, and keeps what was typed', async () => {
  const fields = [{ path: 'pickup.phone', message: 'Phone number is required' }];
  const { user } = open(() => refusal(400, 'invalid-input', 'Please check', { fields }));
  const [phone] = await screen.findAllByLabelText(/Contact phone/);
  if (phone) await user.clear(phone);
  await user.type(screen.getByLabelText(/Your reference/), ' b');
  await user.click(await save());
  expect(await screen.findByRole('link', { name: 'Phone number is required' })).toHaveAttribute(
    'href',
    '#amend-pickup.phone',
  );
  expect((screen.getByLabelText(/Your reference/) as HTMLInputElement).value).toContain(' b');
});

it('says that somebody else changed it meanwhile', async () => {
  const { user } = open(() => refusal(409, 'stale', 'It changed.'));
  await user.click(await save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this booking meanwhile');
});

it('says why it cannot be changed, and whom to call', async () => {
  open(() => ({ body: booked() }), booked({ amendment: { ...OPEN, isOpen: false } }));
  expect(await screen.findByText(/until a driver has it, and until two hours before/)).toHaveTextContent(
    '1300 975 707',
  );
  expect(screen.queryByRole('form')).toBeNull();
});

it('asks for no load where the price does not go by pallets', async () => {
  open(() => ({ body: booked() }), booked({ amendment: { ...OPEN, countsPallets: false } }));
  await save();
  expect(screen.queryByLabelText(/Pallets or items/)).toBeNull();
});
