import type { ApiKey, Membership } from '@saltbush/clients/api';
import { type Answer, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../fixtures/openPage.tsx';
import { KeysPage } from './KeysPage.tsx';

const COMPANY: Membership = {
  reference: 'CL-2026-00001',
  businessName: 'Harbour Foods',
  status: 'active',
  role: 'owner',
  may: ['book', 'quote', 'labels', 'rates', 'developers', 'people'],
};

const aKey = (changes: Partial<ApiKey> = {}): ApiKey => ({
  ...{ id: 7, name: 'Warehouse', mode: 'live', scopes: ['price', 'book', 'labels'], hint: 'sk_live_…x7Qa' },
  ...{ madeBy: 'maya@example.com', madeAt: '2026-11-20T03:00:00.000Z', lastUsedAt: null },
  ...{ revokedAt: null, revokedBy: null, lifetimeDays: null, endsAt: null, successorId: null },
  ...changes,
});

function open(keys: ApiKey[], { company = COMPANY, act }: { company?: Membership | null; act?: () => Answer } = {}) {
  return openPage({
    path: '/dashboard/keys',
    page: KeysPage,
    address: '/dashboard/keys',
    answer: ({ method, path }) => {
      if (path === '/api/clients/memberships') return { body: { memberships: company ? [company] : [] } };
      if (method === 'POST' && act) return act();
      return { body: { businessName: 'Harbour Foods', status: 'active', keys } };
    },
  });
}

it('lists keys with what each may do, and revoked ones apart', async () => {
  const used = aKey({
    id: 8,
    name: 'ERP',
    lastUsedAt: '2026-11-21T03:00:00.000Z',
    mode: 'test',
    hint: 'sk_test_…aaaa',
  });
  const revoked = aKey({ id: 9, name: 'Old', revokedAt: '2026-11-22T03:00:00.000Z', revokedBy: 'ben@example.com' });
  open([used, aKey(), revoked]);
  await screen.findByRole('listitem', { name: 'Warehouse, sk_live_…x7Qa' });
  const [first, second] = within(screen.getByRole('region', { name: 'Keys in use' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('ERPTest');
  expect(first).toHaveTextContent('Last used 21 Nov 2026, 2:00 PM AEDT');
  expect(second).toHaveTextContent('WarehouseLivesk_live_…x7QaPrice, book and label');
  expect(second).toHaveTextContent('Made 20 Nov 2026, 2:00 PM AEDT by maya@example.com');
  expect(second).toHaveTextContent('Never used');
  const gone = within(screen.getByRole('region', { name: 'Revoked or ended in the last 90 days' }));
  expect(gone.getByRole('listitem')).toHaveTextContent('Revoked 22 Nov 2026, 2:00 PM AEDT by ben@example.com');
  expect(gone.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'How to use the API' })).toHaveAttribute('href', '/developers');
});

it('makes a key of the test mode unless another is chosen, and shows it once with a command', async () => {
  const token = 'sk_test_0123456789abcdefghijkl';
  const made = { key: aKey({ name: 'ERP', mode: 'test' }), token };
  const { user, calls } = open([], { act: () => ({ status: 201, body: made }) });
  await user.click(await screen.findByRole('button', { name: 'Make a key' }));
  const form = await screen.findByRole('form', { name: 'Make a key' });
  expect(within(form).getByRole('radio', { name: /^Test/ })).toBeChecked();
  await user.type(within(form).getByLabelText(/^Name/), 'ERP');
  await user.click(within(form).getByLabelText('Track'));
  await user.click(within(form).getByRole('button', { name: 'Make the key' }));
  const panel = await screen.findByRole('region', { name: 'Your key: ERP' });
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent('It is not shown again');
  expect(panel).toHaveTextContent(`Authorization: Bearer ${token}`);
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/clients/CL-2026-00001/keys',
    body: { name: 'ERP', mode: 'test', scopes: ['price', 'book', 'labels'], lifetimeDays: 365 },
  });
  await user.click(within(panel).getByRole('button', { name: 'Copy: The key' }));
  expect(await navigator.clipboard.readText()).toBe(token);
  await user.click(within(panel).getByRole('button', { name: 'I have copied it' }));
  expect(document.body).not.toHaveTextContent(token);
  expect(screen.getByRole('region', { name: 'Keys in use' })).toHaveFocus();
});

it('says what is missing beside the fields, and keeps what was typed when the gateway refuses', async () => {
  const { user, calls } = open([aKey()], {
    act: () => refusal(409, 'keys-full', 'Your company has 20 keys in use. Revoke one that nothing uses first.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Make a key' }));
  const form = await screen.findByRole('form', { name: 'Make a key' });
  for (const scope of ['Price', 'Book', 'Label', 'Track']) await user.click(within(form).getByLabelText(scope));
  await user.click(within(form).getByRole('button', { name: 'Make the key' }));
  const summary = await within(form).findByRole('group', { name: '2 answers need your attention' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Choose at least one thing that the key may do');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(within(form).getByLabelText(/^Name/), 'ERP');
  await user.click(within(form).getByLabelText('Book'));
  await user.click(within(form).getByRole('radio', { name: /^Live/ }));
  await user.click(within(form).getByRole('button', { name: 'Make the key' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent('Revoke one that nothing uses first.');
  expect(within(form).getByLabelText(/^Name/)).toHaveValue('ERP');
  await user.click(within(form).getByRole('button', { name: 'Make the key' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  const [one, two] = calls.filter(({ method }) => method === 'POST');
  // The same form, sent again, makes the same key.
  expect(two?.body).toEqual(one?.body);
});

it('asks before it revokes, with when the key was last used', async () => {
  const { user, calls, toasts } = open([aKey()], {
    act: () => ({ body: aKey({ revokedAt: '2026-11-22T03:00:00Z' }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke Warehouse, sk_live_…x7Qa' }));
  const question = screen.getByRole('form', { name: 'Revoke Warehouse, sk_live_…x7Qa?' });
  expect(question).toHaveTextContent('Never used. Every program that sends it is refused from its next request on.');
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('button', { name: 'Revoke Warehouse, sk_live_…x7Qa' })).toHaveFocus();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Revoke Warehouse, sk_live_…x7Qa' }));
  await user.click(screen.getByRole('button', { name: 'Revoke it' }));
  await waitFor(() => expect(toasts[0]?.title).toBe('Warehouse is revoked'));
  expect(calls.find(({ method }) => method === 'POST')?.path).toBe('/api/clients/keys/7/revocation');
});

it('says why a key was not revoked', async () => {
  const { user } = open([aKey()], { act: () => refusal(404, 'not-found', 'There is no such key in your company.') });
  await user.click(await screen.findByRole('button', { name: /^Revoke Warehouse/ }));
  await user.click(screen.getByRole('button', { name: 'Revoke it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such key in your company.');
});

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

it('says of each key when it ends, and offers a new one in place of what still works or has just ended', async () => {
  const keys = [
    aKey({ id: 5, name: 'Later', endsAt: inDays(20) }),
    aKey({ id: 4, name: 'Soon', endsAt: inDays(13) }),
    aKey({ id: 3, name: 'Old', endsAt: inDays(1), successorId: 4 }),
    aKey({ id: 2, name: 'Before' }),
    aKey({ id: 1, name: 'Over', endsAt: inDays(-1) }),
  ];
  open(keys);
  await screen.findByRole('button', { name: 'Replace Over, sk_live_…x7Qa' });
  const rowOf = (name: string) => screen.getByRole('listitem', { name: `${name}, sk_live_…x7Qa` });
  const actsOf = (name: string) =>
    within(rowOf(name))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(rowOf('Later')).toHaveTextContent(/LaterLivesk.*Ends \d+ /);
  expect(rowOf('Soon')).toHaveTextContent(/SoonLiveEnds soon.*Ends \d+ /);
  expect(rowOf('Old')).toHaveTextContent(/OldLiveReplaced.*Works until \d+ /);
  expect(rowOf('Before')).toHaveTextContent('Has no end');
  expect(rowOf('Over')).toHaveTextContent(/OverLiveEnded.*Ended \d+ /);
  expect(['Later', 'Old', 'Before', 'Over'].map(actsOf)).toEqual([
    ['Replace', 'Revoke'],
    ['Revoke'],
    ['Replace', 'Revoke'],
    ['Replace'],
  ]);
  const gone = within(screen.getByRole('region', { name: 'Revoked or ended in the last 90 days' }));
  expect(gone.getAllByRole('listitem')).toHaveLength(1);
});

it('replaces a key in two presses, for as long as it was made for, and shows the new one once', async () => {
  const token = 'sk_live_0123456789abcdefghijkl';
  let isReplaced = false;
  const { user, calls } = openPage({
    path: '/dashboard/keys',
    page: KeysPage,
    address: '/dashboard/keys',
    answer: ({ method, path }) => {
      if (path === '/api/clients/memberships') return { body: { memberships: [COMPANY] } };
      const next = aKey({ id: 8, hint: 'sk_live_…ijkl', lifetimeDays: 90, endsAt: inDays(90) });
      if (method === 'POST') {
        isReplaced = true;
        return { status: 201, body: { key: next, token } };
      }
      const old = aKey({ lifetimeDays: 90, endsAt: inDays(isReplaced ? 1 : 13), successorId: isReplaced ? 8 : null });
      return { body: { businessName: 'Harbour Foods', status: 'active', keys: isReplaced ? [next, old] : [old] } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Replace Warehouse, sk_live_…x7Qa' }));
  const question = screen.getByRole('form', { name: 'Replace Warehouse, sk_live_…x7Qa?' });
  expect(question).toHaveTextContent('The old one works for another 24 hours');
  expect(within(question).getByLabelText('When it ends')).toHaveValue('90');
  await user.click(within(question).getByRole('button', { name: 'Replace it' }));
  const panel = await screen.findByRole('region', { name: 'Your key: Warehouse' });
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent(token);
  await waitFor(() => expect(panel).toHaveTextContent(/takes the place of sk_live_…x7Qa. That one works until \d+ /));
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/clients/keys/7/replacement',
    body: { submissionId: expect.any(String), lifetimeDays: 90 },
  });
});

it('says why a key was not replaced, and gives the focus back when it is kept', async () => {
  const { user } = open([aKey()], {
    act: () => refusal(409, 'key-replaced', 'This key was replaced already. Load the page again.'),
  });
  await user.click(await screen.findByRole('button', { name: /^Replace Warehouse/ }));
  // One that was made before keys ended is offered what is usual now.
  expect(screen.getByLabelText('When it ends')).toHaveValue('365');
  await user.click(screen.getByRole('button', { name: 'Replace it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This key was replaced already.');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('button', { name: /^Replace Warehouse/ })).toHaveFocus();
});

it.each([
  [null, 'Keys belong to a company'],
  [{ ...COMPANY, status: 'pending' as const }, 'Waiting for approval'],
  [{ ...COMPANY, role: 'booker' as const, may: [] }, 'Keys are for owners'],
])('says who may, and what to do first: %#', async (company, words) => {
  const { calls } = open([], { company });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Make a key' })).toBeNull();
  expect(calls.some(({ path }) => path.endsWith('/keys'))).toBe(false);
});

it('lists the keys of a suspended company, and lets none be made', async () => {
  open([aKey()], { company: { ...COMPANY, status: 'suspended' } });
  expect(await screen.findByRole('button', { name: /^Revoke Warehouse/ })).toBeInTheDocument();
  expect(screen.getByText('Harbour Foods is suspended')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Make a key' })).toBeNull();
});
