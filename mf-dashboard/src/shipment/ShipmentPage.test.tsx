import type { ShipmentClaims } from '@saltbush/claims/api';
import { type Answer, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { aSavedQuote, aShipmentDetail } from '../../fixtures/freight.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { aPosition } from '../../fixtures/positions.ts';
import { ShipmentPage } from './ShipmentPage.tsx';

const NO_CLAIMS: ShipmentClaims = { status: 'not-yet', kinds: [], until: null, from: '2026-11-24', claims: [] };

const open = (answer: (path: string) => Answer, hash = '', claims: Partial<ShipmentClaims> = {}) =>
  openPage({
    path: '/dashboard/shipments/:reference',
    page: ShipmentPage,
    address: `/dashboard/shipments/SH-2026-0123${hash}`,
    answer: ({ path }) => {
      if (path.endsWith('/claims')) return { body: { ...NO_CLAIMS, ...claims } };
      return path.endsWith('/position') ? { body: aPosition() } : answer(path);
    },
  });

const region = (name: string) => within(screen.getByRole('region', { name }));

const invoiceRows = () =>
  [...screen.getByLabelText('Quote and invoice').children].map(({ textContent }) => textContent);

it('shows where the consignment is, and that the proof of delivery is still to come', async () => {
  const { titles } = open(() => ({ body: aShipmentDetail() }));
  await screen.findByText('Left Erskine Park');
  expect(titles.at(-1)).toBe('Shipment SH-2026-0123');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SH-2026-0123');
  expect(region('Tracking').getByText('20 Nov 2026, 4:10 PM AEDT')).toBeInTheDocument();
  expect(region('Tracking').getAllByText('Still to come')).toHaveLength(2);
  expect(region('Proof of delivery').getByText(/^Not yet delivered/)).toBeInTheDocument();
  expect(region('Price').getByText(/^From quote Q-2026-000123/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Emissions' })).toHaveTextContent('94 kg');
});

it('announces an exception once, at the head of the page, and gives its reason below', async () => {
  open(() => ({ body: aShipmentDetail({ exception: { kind: 'delayed', reason: 'A tyre failed near Yass.' } }) }));
  expect(await screen.findByText(/A tyre failed near Yass/)).toBeInTheDocument();
  const speaking = screen.getAllByRole('status').filter((each) => /delay|tyre/i.test(each.textContent ?? ''));
  expect(speaking).toHaveLength(1);
});

it('shows who received it, the pictures and the invoice', async () => {
  open(() => ({
    body: aShipmentDetail({
      status: 'invoiced',
      badge: 'Delivered',
      deliveredOn: '2026-11-24',
      isOnTime: false,
      pod: {
        receiverName: 'Tom Nguyen',
        deliveredAtLocal: '2026-11-24T14:05',
        zoneAbbreviation: 'AEDT',
        palletsIn: 4,
        palletsOut: 2,
        notes: '',
        hasSignature: true,
        hasPhoto: false,
      },
      invoice: {
        reference: 'INV-2026-00045',
        issuedOn: '2026-11-24',
        dueOn: '2026-12-01',
        totalExGstCents: 58_738,
        gstCents: 5_874,
        totalIncGstCents: 64_612,
      },
    }),
  }));
  expect(await screen.findByText('Tom Nguyen')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Proof of delivery' })).toHaveTextContent('24 Nov 2026, 2:05 PM AEDT');
  expect(screen.getByAltText('Signature of Tom Nguyen')).toHaveAttribute(
    'src',
    '/api/shipments/SH-2026-0123/pod/signature',
  );
  expect(screen.getByText('Late: promised for 23 Nov 2026')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Price' })).toHaveTextContent('Due 1 Dec 2026');
  expect(invoiceRows()).toEqual(['Quoted inc GST$646.12', 'Invoiced 24 Nov 2026$646.12', 'Difference$0.00']);
  expect(screen.getByText('Invoiced as quoted.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tax invoice PDF' })).toHaveAttribute(
    'href',
    '/api/shipments/SH-2026-0123/invoice.pdf',
  );
});

it('names what the invoice charges differently from the quote, and what is still to pay', async () => {
  const shipment = aShipmentDetail();
  const { lines } = shipment.quote;
  open(() => ({
    body: {
      ...shipment,
      status: 'invoiced',
      invoice: {
        ...{ reference: 'INV-2026-00045', issuedOn: '2026-11-24', dueOn: '2026-12-01', standing: 'overdue' },
        ...{ totalExGstCents: 63_738, gstCents: 6_374, totalIncGstCents: 70_112, paidCents: 20_000 },
        lines: [...lines, { label: 'Waiting time', amountCents: 5_000 }],
      },
    },
  }));
  await screen.findByText('INV-2026-00045');
  expect(invoiceRows().at(-1)).toBe('Difference+$55.00');
  expect(screen.getByText('Before GST: Waiting time was not quoted, $50.00.')).toBeInTheDocument();
  expect(region('Price').getByText('Overdue')).toBeInTheDocument();
  expect(region('Price').getByText('$501.12 still to pay')).toBeInTheDocument();
});

it('takes what is wrong with a line, and shows how it was answered and where to pay', async () => {
  const shipment = aShipmentDetail();
  const [first, second] = [
    { label: 'Linehaul', amountCents: 50_000 },
    { label: 'Fuel levy', amountCents: 8_738 },
  ];
  const raisedAt = '2026-11-25T02:00:00.000Z';
  const answer = { outcome: 'credited' as const, words: 'You are right', at: raisedAt, creditNote: 'CN-2026-00007' };
  const invoice = {
    ...{ reference: 'INV-2026-00045', issuedOn: '2026-11-24', dueOn: '2026-12-01', standing: 'owing' as const },
    ...{ totalExGstCents: 58_738, gstCents: 5_874, totalIncGstCents: 64_612, paidCents: 0, creditedCents: 1_100 },
    lines: [first, second],
    creditNotes: [
      {
        ...{ reference: 'CN-2026-00007', position: 2, issuedOn: '2026-11-25' },
        ...{ amountExGstCents: 1_000, gstCents: 100, totalIncGstCents: 1_100 },
      },
      {
        ...{ reference: 'CN-2026-00008', position: 0, claim: 'CLM-2026-00003', issuedOn: '2026-11-26' },
        ...{ amountExGstCents: 2_000, gstCents: 200, totalIncGstCents: 2_200 },
      },
    ],
    disputes: [{ id: 3, position: 2, words: 'Too much', raisedAt, answer }],
    payTo: { name: 'Saltbush Freight Pty Ltd', bsb: '999-040', number: '2711 4075' },
  };
  const open = { id: 4, position: 1, words: 'Two pallets', raisedAt, answer: null };
  let sent = false;
  const { user, calls } = openPage({
    ...{ path: '/dashboard/shipments/:reference', page: ShipmentPage },
    address: '/dashboard/shipments/SH-2026-0123',
    answer: ({ method, path }) => {
      if (path.endsWith('/claims')) return { body: NO_CLAIMS };
      sent ||= method === 'POST';
      const disputes = sent ? [...invoice.disputes, open] : invoice.disputes;
      return { body: { ...shipment, status: 'invoiced', invoice: { ...invoice, disputes } } };
    },
  });
  expect(await screen.findByLabelText('How to pay')).toHaveTextContent(
    'BSB999-040Account2711 4075ReferenceINV-2026-00045',
  );
  expect(region('Price').getByText('$635.12 still to pay')).toBeInTheDocument();
  expect(region('Price').getByRole('link', { name: 'CLM-2026-00003' })).toBeInTheDocument();
  expect(
    screen.getByText(/^Credited \$11.00 inc GST on 25 Nov 2026, CN-2026-00007: You are right/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Credit note CN-2026-00007 PDF' })).toHaveAttribute(
    'href',
    '/api/shipments/SH-2026-0123/credit-notes/CN-2026-00007.pdf',
  );
  await user.click(screen.getByRole('button', { name: 'Dispute Linehaul' }));
  expect(screen.getByLabelText(/^What is wrong/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Dispute this line' }));
  expect(screen.getByLabelText(/^What is wrong/)).toHaveAccessibleDescription(/say what is wrong/);
  await user.type(screen.getByLabelText(/^What is wrong/), 'Two pallets');
  await user.click(screen.getByRole('button', { name: 'Dispute this line' }));
  expect(await screen.findByText('Disputed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Dispute Linehaul' })).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    {
      path: '/api/shipments/SH-2026-0123/invoice/disputes',
      body: { position: 1, words: 'Two pallets', submissionId: expect.any(String) },
    },
  ]);
});

it('moves focus to the section that a link names', async () => {
  open(() => ({ body: aShipmentDetail() }), '#pod');
  await screen.findByText('Left Erskine Park');
  expect(screen.getByRole('region', { name: 'Proof of delivery' })).toHaveFocus();
});

it('prices the same freight again and then leads to booking it', async () => {
  const { user, calls } = open((path) =>
    path.endsWith('/reprice') ? { body: aSavedQuote({ reference: 'Q-2026-000200' }) } : { body: aShipmentDetail() },
  );
  await user.click(await screen.findByRole('button', { name: 'Book again' }));
  expect(await screen.findByText(/saved as/)).toHaveTextContent('saved as Q-2026-000200. Last time:');
  expect(screen.getByRole('link', { name: /^Book for/ })).toHaveAttribute(
    'href',
    '/quotes/quotetokenquotetokenqu/book?again=SH-2026-0123',
  );
  expect(calls.find(({ method }) => method === 'POST')?.path).toBe('/api/quotes/quotetokenquotetokenqu/reprice');
});

it('gives the same answer for a missing consignment and for someone else’s', async () => {
  open(() => refusal(404, 'not-found', 'There is no such shipment.'));
  expect(await screen.findByText('There is no SH-2026-0123 among your shipments')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your shipments' })).toBeInTheDocument();
});

it('is kept as a template under a name of the client', async () => {
  let isTaken = true;
  const { user, calls } = open((path) => {
    if (!path.endsWith('/templates')) return { body: aShipmentDetail() };
    const fields = [{ path: 'name', message: 'This shipment has a template of this name already' }];
    return isTaken ? refusal(409, 'template-known', 'Choose another.', { fields }) : { body: { name: 'Weekly' } };
  });
  const name = await screen.findByLabelText('Name of the template');
  expect(name).toHaveValue('Sydney to Melbourne');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/of this name already/));
  isTaken = false;
  await user.clear(name);
  await user.type(name, 'Weekly{Enter}');
  expect(await screen.findByText(/Kept as “Weekly”/)).toHaveFocus();
  expect(screen.getByRole('link', { name: 'your templates' })).toHaveAttribute('href', '/dashboard/templates');
  expect(calls.at(-1)?.body).toMatchObject({ name: 'Weekly', submissionId: expect.any(String) });
});

it.each([
  [{ status: 'not-yet', from: '2026-11-24' }, 'a claim can be made from 24 Nov 2026'],
  [{ status: 'over', until: '2026-11-27' }, 'could be made until 27 Nov 2026. Call 1300 975 707'],
  [{ status: 'open', kinds: ['damage'], until: '2026-11-27' }, 'can be made until 27 Nov 2026'],
] as const)('says whether a claim can be made: %j', async (claims, words) => {
  open(() => ({ body: aShipmentDetail({ may: ['claim'] }) }), '', {
    ...claims,
    kinds: [...('kinds' in claims ? claims.kinds : [])],
  });
  const panel = await screen.findByRole('region', { name: 'Claims' });
  await waitFor(() => expect(panel).toHaveTextContent(words));
  const link = screen.queryByRole('link', { name: 'Make a claim' });
  if (claims.status !== 'open') expect(link).toBeNull();
  else expect(link).toHaveAttribute('href', '/dashboard/shipments/SH-2026-0123/claim');
});

it('lists the claims of the consignment, and offers none to whose role makes none', async () => {
  open(() => ({ body: aShipmentDetail({ may: [] }) }), '', {
    ...{ status: 'open', kinds: ['loss'], until: '2026-11-27' },
    claims: [
      {
        ...{ reference: 'CLM-2026-00001', shipmentReference: 'SH-2026-0123', kind: 'damage', status: 'in_review' },
        ...{ route: 'Sydney to Melbourne', amountCents: 45_000, agreedCents: null, lodgedAt: '2026-11-24T03:00:00Z' },
      },
    ],
  });
  expect(await screen.findByRole('link', { name: 'CLM-2026-00001' })).toHaveAttribute(
    'href',
    '/dashboard/claims/CLM-2026-00001',
  );
  expect(region('Claims').getByText('In review')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Make a claim' })).toBeNull();
});
