import type { Claims } from '@saltbush/claims/api';
import { type Answer, type Call, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { aClaim } from '../../fixtures/claims.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { ClaimPage } from './ClaimPage.tsx';
import { ClaimsPage } from './ClaimsPage.tsx';

const openList = (claims: Partial<Claims>) =>
  openPage({
    ...{ path: '/dashboard/claims', page: ClaimsPage, address: '/dashboard/claims' },
    answer: () => ({ body: { rows: [], total: 0, open: 0, page: 1, pageSize: 25, ...claims } }),
  });
const openClaim = (answer: (call: Call) => Answer) =>
  openPage({
    ...{ path: '/dashboard/claims/:reference', page: ClaimPage, address: '/dashboard/claims/CLM-2026-00001' },
    answer,
  });

it('lists claims with how they stand', async () => {
  const accepted = { reference: 'CLM-2026-00002', status: 'accepted', agreedCents: 30_000 } as const;
  openList({ rows: [aClaim(), aClaim(accepted)], total: 2, open: 1 });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('CLM-2026-00001');
  expect(first).toHaveTextContent('In review');
  expect(first).toHaveTextContent('$450.50claimed, ex GST');
  expect(second).toHaveTextContent('$300.00of $450.50, ex GST');
  expect(screen.getByText('2 claims, 1 open')).toBeInTheDocument();
});

it('says how a claim is made when there is none', async () => {
  openList({});
  expect(await screen.findByText(/You have made no claim/)).toHaveTextContent('within 7 days of its delivery');
});

it('shows what was decided, with the credit note', async () => {
  openClaim(() => ({
    body: aClaim({
      ...{
        status: 'accepted',
        agreedCents: 30_000,
        pictures: [{ id: 'p1', sizeBytes: 900, at: '2026-11-24T03:00:00Z' }],
      },
      decision: {
        ...{ outcome: 'accepted', words: 'Our fork did it', at: '2026-11-25T03:00:00Z', agreedCents: 30_000 },
        ...{
          creditNote: { reference: 'CN-2026-00001', exGstCents: 20_000, totalIncGstCents: 22_000 },
          toPayCents: 10_000,
        },
      },
    }),
  }));
  const decision = within(await screen.findByRole('region', { name: 'We accept this claim' }));
  expect(decision.getByText('Our fork did it')).toBeInTheDocument();
  expect(screen.getByLabelText('Decision')).toHaveTextContent(
    'Agreed, before GST$300.00Credited by CN-2026-00001, inc GST$220.00Paid by our accounts, before GST$100.00',
  );
  expect(decision.getByRole('link', { name: /Credit note CN-2026-00001/ })).toHaveAttribute(
    'href',
    '/api/shipments/SH-2026-0123/credit-notes/CN-2026-00001.pdf',
  );
  expect(screen.getByAltText('Picture 1 of claim CLM-2026-00001')).toHaveAttribute(
    'src',
    '/api/claims/CLM-2026-00001/pictures/p1',
  );
  expect(screen.queryByLabelText(/Add pictures/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw the claim' })).toBeNull();
});

it('writes to us, and keeps what was typed when that fails', async () => {
  let isDown = true;
  const { user, calls } = openClaim(({ method }) => {
    if (method === 'GET' || !isDown) return { status: method === 'GET' ? 200 : 201, body: aClaim() };
    return refusal(503, 'too-busy', 'Try again in a minute.');
  });
  await user.type(await screen.findByRole('textbox', { name: /Write to us/ }), 'It was wrapped');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(await screen.findByText('It was not sent')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Write to us/ })).toHaveValue('It was wrapped');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Write to us/ })).toHaveValue(''));
  const [first, second] = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(first).toEqual({ submissionId: expect.any(String), words: 'It was wrapped' });
  expect(second).toEqual(first);
});

it('withdraws after a question, and says when somebody was quicker', async () => {
  const { user, calls } = openClaim(({ method }) =>
    method === 'GET' ? { body: aClaim() } : refusal(409, 'stale', 'Somebody else changed CLM-2026-00001.'),
  );
  await user.click(await screen.findByRole('button', { name: 'Withdraw the claim' }));
  await user.type(screen.getByLabelText(/Why/), 'Found');
  await user.click(screen.getByRole('button', { name: 'Withdraw CLM-2026-00001' }));
  expect(await screen.findByText(/Somebody else changed/)).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/claims/CLM-2026-00001/withdrawal',
    body: { version: 3, words: 'Found' },
  });
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
});

it('offers nothing to whose role acts on no claim, and says when there is none', async () => {
  const { unmount } = openClaim(() => ({ body: aClaim({ mayAct: false }) }));
  expect(await screen.findByText('Was it wrapped?')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /Write to us/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw the claim' })).toBeNull();
  unmount();
  openClaim(() => refusal(404, 'not-found', 'No.'));
  expect(await screen.findByText('There is no CLM-2026-00001 among your claims')).toBeInTheDocument();
});
