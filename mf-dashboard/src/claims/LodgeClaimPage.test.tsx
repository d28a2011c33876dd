import type { ShipmentClaims } from '@saltbush/claims/api';
import { type Answer, type Call, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { aClaim } from '../../fixtures/claims.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { LodgeClaimPage } from './LodgeClaimPage.tsx';

const OFFER: ShipmentClaims = {
  ...{ status: 'open', kinds: ['damage', 'loss'], until: '2026-12-01', from: null, claims: [] },
};

const open = (answer: (call: Call) => Answer, offer: Partial<ShipmentClaims> = {}) =>
  openPage({
    ...{ path: '/dashboard/shipments/:reference/claim', page: LodgeClaimPage },
    address: '/dashboard/shipments/SH-2026-0123/claim',
    answer: (call) => (call.method === 'GET' ? { body: { ...OFFER, ...offer } } : answer(call)),
  });
const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
const sent = (calls: Call[], method: string) => calls.filter((call) => call.method === method);

beforeEach(() => sessionStorage.clear());

async function fill(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: /Damage/ }));
  await user.type(screen.getByLabelText(/What happened/), 'Dropped at the dock');
  await user.type(screen.getByLabelText(/Which goods/), '48 cartons of flour');
  await user.type(screen.getByLabelText(/Amount claimed/), '$450.50');
  await user.type(screen.getByLabelText(/Telephone/), '0412 345 678');
  await user.click(screen.getByRole('checkbox', { name: /packaging is kept/ }));
}

it('makes the claim, sends its pictures one by one, and sends again only the one that failed', async () => {
  let failing = true;
  const { user, calls } = open(({ method, path }) => {
    if (method === 'POST') return { status: 201, body: aClaim() };
    const isSecond = sent(calls, 'PUT').length === 2 || path === sent(calls, 'PUT')[1]?.path;
    return failing && isSecond ? refusal(503, 'too-busy', 'Try again.') : { body: aClaim() };
  });
  await fill(user);
  await user.upload(screen.getByLabelText(/Pictures/), [picture('dock.png'), picture('label.png'), picture('a.png')]);
  expect(within(screen.getByRole('list', { name: 'Chosen pictures' })).getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Make the claim' }));
  expect(await screen.findByText('Not all pictures arrived')).toBeInTheDocument();
  expect(sent(calls, 'POST')[0]).toMatchObject({
    path: '/api/shipments/SH-2026-0123/claims',
    body: {
      ...{ kind: 'damage', words: 'Dropped at the dock', goods: '48 cartons of flour', amountCents: 45_050 },
      ...{ phone: '0412 345 678', keepsPackaging: true, submissionId: expect.any(String) },
    },
  });
  expect(sent(calls, 'PUT')).toHaveLength(3);
  expect(screen.getByRole('list', { name: 'Chosen pictures' })).toHaveTextContent('label.png');
  expect(screen.getByRole('list', { name: 'Chosen pictures' })).not.toHaveTextContent('dock.png');
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Send the pictures' }));
  await waitFor(() => expect(sent(calls, 'PUT')).toHaveLength(4));
  expect(sent(calls, 'PUT')[3]?.path).toBe(sent(calls, 'PUT')[1]?.path);
  expect(sent(calls, 'POST')).toHaveLength(1);
});

it('keeps what was typed when it is refused, and sends the same form again', async () => {
  const { user, calls } = open(() => refusal(503, 'too-busy', 'Try again in a minute.'));
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Make the claim' }));
  expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make the claim' }));
  await waitFor(() => expect(sent(calls, 'POST')).toHaveLength(2));
  const ids = sent(calls, 'POST').map(({ body }) => (body as { submissionId: string }).submissionId);
  expect(ids[0]).toBe(ids[1]);
  expect(sessionStorage.getItem('saltbush.claim.SH-2026-0123')).toContain('Dropped at the dock');
});

it('restores what was typed before the page was loaded again', async () => {
  sessionStorage.setItem('saltbush.claim.SH-2026-0123', JSON.stringify({ values: { words: 'Wet', kind: 'delay' } }));
  open(() => ({ body: aClaim() }));
  expect(await screen.findByLabelText(/What happened/)).toHaveValue('Wet');
  expect(screen.getByRole('radio', { name: /Damage/ })).not.toBeChecked();
});

it('says at each field what is wrong with it', async () => {
  const fields = [{ path: 'amountCents', message: 'Please enter the amount before GST' }];
  const { user } = open(() => refusal(400, 'invalid-input', 'Please check', { fields }));
  await user.click(await screen.findByRole('button', { name: 'Make the claim' }));
  expect(await screen.findByRole('link', { name: 'Please enter the amount before GST' })).toHaveAttribute(
    'href',
    '#claim-amountCents',
  );
  expect(screen.getByLabelText(/Amount claimed/)).toBeInvalid();
});

it('leads to the claim that is open already', async () => {
  const known = { reference: 'CLM-2026-00009' };
  const { user } = open(() => refusal(409, 'claim-known', 'CLM-2026-00009 is open already.', known));
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Make the claim' }));
  expect(await screen.findByRole('link', { name: 'Open CLM-2026-00009' })).toBeInTheDocument();
});

it('takes no picture that would be refused', async () => {
  const { user, calls } = open(() => ({ status: 201, body: aClaim() }));
  await fill(user);
  const page = new File(['<html>'], 'page.png', { type: 'image/png' });
  Object.defineProperty(page, 'size', { value: 6 * 1024 * 1024 });
  await user.upload(screen.getByLabelText(/Pictures/), [page]);
  expect(screen.getByText(/larger than 5 MB/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make the claim' }));
  await waitFor(() => expect(sent(calls, 'POST')).toHaveLength(1));
  expect(sent(calls, 'PUT')).toEqual([]);
});

it('has no form for a role that makes no claims, and says who does', async () => {
  const memberships = [
    { reference: 'CL-2026-00001', businessName: 'Harbour Foods', status: 'active', role: 'viewer', may: [] },
  ];
  openPage({
    ...{ path: '/dashboard/shipments/:reference/claim', page: LodgeClaimPage },
    address: '/dashboard/shipments/SH-2026-0123/claim',
    answer: ({ path }) => ({ body: path.endsWith('/memberships') ? { memberships } : OFFER }),
  });
  expect(await screen.findByText('Your role does not make claims')).toBeInTheDocument();
  expect(screen.getByText(/Only owners, bookers and accounts make them/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Make the claim' })).toBeNull();
});

it('says until when it was, and whom to call', async () => {
  open(() => ({ body: aClaim() }), { status: 'over', kinds: [], until: '2026-11-27' });
  expect(await screen.findByText(/could be made until 27 Nov 2026/)).toHaveTextContent('1300 975 707');
  expect(screen.queryByRole('form')).toBeNull();
});
