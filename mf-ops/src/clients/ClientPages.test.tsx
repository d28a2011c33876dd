import type { AddressList } from '@saltbush/addresses/api';
import type { DeskClientDetail, DeskPeople, SetClientStatusInput } from '@saltbush/clients/api';
import { openPage } from '@saltbush/tooling/testing/page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ClientPage } from './ClientPage.tsx';
import { ClientsPage } from './ClientsPage.tsx';

const client: DeskClientDetail = {
  reference: 'CL-2026-00007',
  status: 'pending',
  requestedStatus: 'active',
  businessName: 'Harbour Produce',
  abn: '12 345 678 901',
  abnVerified: false,
  contactName: 'Nina Park',
  email: 'nina@harbour.example',
  phone: '0412 345 678',
  website: 'javascript:alert(1)',
  freightType: 'Pallets',
  avgShipmentsPerWeek: 12,
  vehicleTypes: ['4T Truck'],
  specialRequirements: [],
  hasRecurringJobs: true,
  recurringSchedule: 'Mon to Fri, 5 AM',
  originSuburb: 'Alexandria',
  deliveryZones: Array.from({ length: 200 }, (_zone, index) => `Zone ${index + 1}`),
  focus: 'metro',
  podMethod: 'Digital POD Only',
  palletExchange: true,
  xeroIntegration: false,
  notifyAllocator: true,
  submittedAt: '2026-11-21T02:00:00.000Z',
  version: 1,
  rateSheet: {
    name: 'rates.csv',
    rowCount: 1_200,
    skippedCount: 1,
    firstRows: [{ origin: 'Sydney', destination: 'Melbourne', vehicle: 'Semi', ratePerKm: 3.125 }],
  },
  users: [],
  invitation: {
    status: 'open',
    email: 'nina@harbour.example',
    invitedAt: '2026-11-21T02:00:00.000Z',
    expiresAt: '2026-12-21T02:00:00.000Z',
    settledAt: null,
  },
  trail: [{ at: '2026-11-21T02:00:00.000Z', status: 'pending', reason: 'Set up', actor: 'applicant' }],
};

it('lists clients that wait for approval', async () => {
  const { reference, status, businessName, contactName, email, freightType, originSuburb, focus, submittedAt } = client;
  const row = { reference, status, businessName, contactName, email, freightType, originSuburb, focus, submittedAt };
  const body = {
    rows: [{ ...row, hasRateSheet: true }],
    ...{ total: 1, page: 1, pageSize: 25, counts: { pending: 1, active: 0, suspended: 0, all: 1 } },
  };
  const { calls } = openPage({
    path: '/ops/clients',
    page: ClientsPage,
    address: '/ops/clients?search=alex',
    answer: () => ({ body }),
  });
  const shown = (await screen.findByRole('link', { name: businessName })).closest('tr');
  for (const text of ['Pending Approval', 'CL-2026-00007', 'Nina Park', 'Pallets, metro', 'Alexandria', 'Yes']) {
    expect(shown).toHaveTextContent(text);
  }
  expect(calls[0]?.path).toBe('/api/ops/clients?view=pending&search=alex&page=1');
});

const at = '2026-11-21T02:00:00.000Z';
const people: DeskPeople = {
  reference: client.reference,
  members: [
    ...[{ id: 7, email: 'nina@harbour.example', role: 'owner', invitedBy: null } as const],
    ...[{ id: 8, email: 'ben@harbour.example', role: 'booker', invitedBy: 'nina@harbour.example' } as const],
  ].map((member) => ({ ...member, joinedAt: at, lastSignInAt: null, version: 3 })),
  invitations: [
    {
      ...{ id: 9, email: 'cleo@harbour.example', role: 'booker', invitedBy: 'staff', hasEnded: false },
      ...{ invitedAt: at, sentAt: at, expiresAt: '2026-11-28T02:00:00.000Z' },
    },
  ],
  events: [
    {
      ...{ at, act: 'invited', email: 'cleo@harbour.example', role: 'booker' },
      ...{ reason: 'Rang us', actor: 'tom@saltbush.example' },
    },
  ],
};

const asked = client.invitation;
const reopened = asked && { ...asked, status: 'open' as const, invitedAt: '2026-11-22T02:00:00.000Z' };

describe('a client', () => {
  const book: AddressList = {
    rows: [
      {
        ...{ reference: 'ADR-2026-00001', version: 1, name: 'Crown Street Grocer', street: '402 Crown Street' },
        ...{ suburb: 'Surry Hills', postcode: '2010', contactName: 'Ines Duarte', phone: '02 5550 1917' },
        ...{ openingHours: 'Mon to Sat 6:00 to 12:00', gateM: '2.8', drivewayM: '', heightM: '', instructions: '' },
        ...{ hasForklift: false, needsTailgate: true, hasDangerousGoods: false },
      },
    ],
    ...{ total: 30, page: 1, pageSize: 25 },
  };

  function open(change: Partial<DeskClientDetail> = {}) {
    let current = { ...client, ...change };
    const desk = openPage({
      path: '/ops/clients/:reference',
      page: ClientPage,
      address: `/ops/clients/${client.reference}`,
      answer: ({ method, path, body }) => {
        if (path.includes('/people') || path.includes('/invitations/')) return { body: people };
        if (path.startsWith('/api/ops/addresses')) return { body: book };
        if (path.endsWith('/invitation')) current = { ...current, invitation: reopened };
        else if (method === 'POST') current = { ...current, status: (body as SetClientStatusInput).status, version: 2 };
        return { body: current };
      },
    });
    const sent = () => desk.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    return { ...desk, sent };
  }
  const region = async (name: string) => within(await screen.findByRole('region', { name }));

  it('shows the whole set-up, and what nobody has checked', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Produce' })).toBeInTheDocument();
    expect((await region('Business')).getByText('Fails its check')).toBeInTheDocument();
    for (const text of ['Mon to Fri, 5 AM', 'Alexandria', 'Zone 24', '176 more', 'Digital POD Only', 'Metro']) {
      expect(document.body).toHaveTextContent(text);
    }
    const rates = screen.getByRole('region', { name: 'Rate sheet' });
    for (const text of ['rates.csv: 1,200 rates, 1 line left out', '$3.13', 'Showing 1 of 1,200']) {
      expect(rates).toHaveTextContent(text);
    }
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
    expect(screen.getByRole('region', { name: 'The contact' })).toHaveTextContent(
      'The contact, nina@harbour.example, was asked on 21 Nov 2026',
    );
  });

  it('can be activated only with a reason, and then offers the next acts', async () => {
    const { user, sent, toasts } = open();
    await user.click(await screen.findByRole('button', { name: 'Make active' }));
    expect(screen.getByLabelText(/^Reason/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Make the account active' }));
    expect(screen.getByLabelText(/^Reason/)).toHaveAccessibleDescription(/the client reads it/);
    expect(sent()).toEqual([]);
    await user.type(screen.getByLabelText(/^Reason/), 'Checked by telephone');
    await user.click(screen.getByRole('button', { name: 'Make the account active' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('CL-2026-00007 is active'));
    expect(sent()).toEqual([{ version: 1, status: 'active', reason: 'Checked by telephone' }]);
    expect(await screen.findByRole('button', { name: 'Back to pending' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Make active' })).toBeNull();
  });

  it('can get other days to pay without a change of status; with an older gateway that is not offered', async () => {
    open();
    await screen.findByRole('button', { name: 'Make active' });
    expect(screen.queryByRole('region', { name: 'Payment terms' })).toBeNull();
    cleanup();
    const { user, sent } = open({ paymentTermsDays: 7 });
    const card = await region('Payment terms');
    expect(card.getByText('Invoices are due 7 days after their date.')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Change' }));
    await user.type(card.getByLabelText(/^Days/), '31');
    await user.click(card.getByRole('button', { name: 'Change the terms' }));
    expect(card.getByLabelText(/^Days/)).toHaveAccessibleDescription(/from 7 to 30/);
    expect(card.getByLabelText(/^Reason/)).toHaveAccessibleDescription(/who agreed to it/);
    expect(sent()).toEqual([]);
    await user.clear(card.getByLabelText(/^Days/));
    await user.type(card.getByLabelText(/^Days/), '14');
    await user.type(card.getByLabelText(/^Reason/), 'Agreed');
    await user.click(card.getByRole('button', { name: 'Change the terms' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ version: 1, status: 'pending', paymentTermsDays: 14, reason: 'Agreed' }]),
    );
  });

  it.each([
    ['refused' as const, 'answered on 21 Nov 2026, 2:00 PM AEDT that this account is not theirs'],
    ['expired' as const, 'did not answer by 21 Dec 2026'],
  ])('says that the invitation was %s, and asks again', async (status, words) => {
    const settledAt = status === 'refused' ? '2026-11-21T03:00:00.000Z' : null;
    const { user, toasts, calls } = open({ invitation: asked && { ...asked, status, settledAt } });
    const card = await region('The contact');
    expect(card.getByText(new RegExp(words))).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Invite again' }));
    await waitFor(() => expect(toasts[0]?.description).toBe('A mail goes to nina@harbour.example'));
    expect(calls.some(({ path }) => path === '/api/ops/clients/CL-2026-00007/invitation')).toBe(true);
    expect(await card.findByText(/was asked on 22 Nov 2026/)).toBeInTheDocument();
  });

  it('offers no invitation for a contact who belongs to it, and a first one for a contact who was never invited', async () => {
    open({ users: ['NINA@harbour.example'], invitation: null });
    await region('Business');
    expect(screen.queryByRole('region', { name: 'The contact' })).toBeNull();
    cleanup();
    open({ invitation: null });
    expect(await screen.findByRole('button', { name: 'Invite' })).toBeInTheDocument();
  });

  it('shows its address book, to be read and searched', async () => {
    const { user, calls } = open();
    const card = await region('Addresses');
    const row = (await card.findByText('Crown Street Grocer')).closest('li');
    for (const text of ['402 Crown Street, Surry Hills 2010', 'Ines Duarte', 'Gate 2.8 m wide', 'Tailgate needed']) {
      expect(row).toHaveTextContent(text);
    }
    await user.type(card.getByRole('searchbox', { name: 'Find' }), 'crown{Enter}');
    await user.click(await card.findByRole('button', { name: 'Next' }));
    const asked = calls.map(({ path }) => path).filter((path) => path.startsWith('/api/ops/addresses'));
    expect(asked.at(-1)).toBe('/api/ops/addresses?client=CL-2026-00007&search=crown&page=2');
  });

  it('shows that no sheet came', async () => {
    open({ users: ['nina@harbour.example'], rateSheet: null, abnVerified: true });
    expect((await region('Rate sheet')).getByText('None was sent.')).toBeInTheDocument();
    expect((await region('Business')).getByText('Passes its check')).toBeInTheDocument();
  });

  it('shows its people, whom it keeps as the last owner, and what was done about them', async () => {
    const { user } = open();
    const card = await region('People');
    const nina = await card.findByRole('listitem', { name: 'nina@harbour.example' });
    expect(nina).toHaveTextContent('Owner, joined 21 Nov 2026');
    expect(nina).toHaveTextContent('The only owner stays');
    expect(within(nina).queryByRole('button')).toBeNull();
    expect(card.getByRole('listitem', { name: 'Invitation of cleo@harbour.example' })).toHaveTextContent(
      'Invited as Booker by staff',
    );
    await user.click(card.getByText('What was changed'));
    expect(card.getByText('Rang us')).toBeInTheDocument();
  });

  it('loses a member only with a reason, which is kept', async () => {
    const { user, toasts, calls } = open();
    const card = await region('People');
    await user.click(await card.findByRole('button', { name: 'Remove ben@harbour.example' }));
    const form = card.getByRole('form', { name: 'Remove ben@harbour.example' });
    expect(within(form).getByLabelText(/^Reason/)).toHaveFocus();
    await user.click(within(form).getByRole('button', { name: 'Remove' }));
    expect(within(form).getByLabelText(/^Reason/)).toHaveAccessibleDescription(/Give the reason/);
    await user.type(within(form).getByLabelText(/^Reason/), 'Left them');
    await user.click(within(form).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('ben@harbour.example is removed'));
    expect(calls.find(({ path }) => path === '/api/ops/clients/people/8/removal')?.body).toEqual({
      version: 3,
      reason: 'Left them',
    });
  });

  it('gets somebody invited for a role, with the gateway’s words where it refuses', async () => {
    const { user, calls, toasts } = open();
    const card = await region('People');
    await user.click(await card.findByRole('button', { name: 'Invite somebody' }));
    await user.type(card.getByLabelText(/^Email/), 'dan@harbour.example');
    await user.selectOptions(card.getByLabelText(/^Role/), 'viewer');
    await user.type(card.getByLabelText(/^Reason/), 'Asked by Nina');
    await user.click(card.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('dan@harbour.example is invited'));
    const sent = calls.find(({ method, path }) => method === 'POST' && path.endsWith('/people'));
    expect(sent?.body).toMatchObject({ email: 'dan@harbour.example', role: 'viewer', reason: 'Asked by Nina' });
  });
});
