import type { ClaimFigures, DeskClaim, DeskClaimRow } from '@saltbush/claims/api';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { ClaimPage } from './ClaimPage.tsx';
import { ClaimsPage } from './ClaimsPage.tsx';

const row: DeskClaimRow = {
  ...{ reference: 'CLM-2026-00001', shipmentReference: 'SH-2026-0123', kind: 'damage', status: 'lodged' },
  ...{ route: 'Sydney to Melbourne', amountCents: 45_050, agreedCents: null, lodgedAt: '2026-11-24T03:00:00Z' },
  ...{ businessName: 'Banksia Tiles', waitsSince: '2026-11-24T03:00:00Z' },
};
const claim: DeskClaim = {
  ...{ ...row, version: 2, words: 'Dropped <b>hard</b>', goods: '48 cartons', phone: '0412 345 678' },
  ...{ keepsPackaging: true, promisedOn: '2026-11-23', deliveredOn: '2026-11-24', lodgedBy: 'maya@banksia.example' },
  ...{ pictures: [{ id: 'p1', sizeBytes: 900, at: '2026-11-24T03:00:00Z' }], decision: null, decidedBy: null },
  invoice: { reference: 'INV-2026-00045', creditableCents: 20_000 },
  thread: [
    {
      ...{ id: 1, at: '2026-11-24T03:00:00Z', kind: 'lodged', by: 'client', actor: 'maya@banksia.example' },
      words: 'Dropped <b>hard</b>',
    },
    {
      ...{ id: 2, at: '2026-11-24T04:00:00Z', kind: 'message', by: 'client', actor: 'maya@banksia.example' },
      words: 'One more thing',
    },
  ],
};
const figures: ClaimFigures = {
  ...{ lodged: 4, claimedCents: 100_000, decided: 3, accepted: 2, agreedCents: 60_000, creditedCents: 40_000 },
  medianDays: 2.5,
};
const none: ClaimFigures = { ...figures, lodged: 0, decided: 0, medianDays: null };

describe('the list of claims', () => {
  const open = (rows: DeskClaimRow[], all = figures) =>
    openPage({
      ...{ path: '/ops/claims', page: ClaimsPage, address: '/ops/claims' },
      answer: ({ path }) =>
        path.endsWith('/figures')
          ? { body: { from: '2026-08-26', all, byKind: { damage: figures, loss: none, delay: none } } }
          : { body: { rows, total: rows.length, page: 1, pageSize: 25, counts: { open: 1, decided: 3, all: 4 } } },
    });

  it('shows what is claimed by whom, and how claims went lately', async () => {
    const { calls } = open([row]);
    const shown = (await screen.findByRole('link', { name: row.reference })).closest('tr');
    for (const text of ['Banksia Tiles', 'Damage', '$450.50', 'Lodged']) expect(shown).toHaveTextContent(text);
    expect(calls.map(({ path }) => path)).toContain('/api/ops/claims?view=open&page=1');
    const table = await screen.findByRole('table', { name: /Last 90 days, since 26 Aug 2026/ });
    expect(within(table).getByRole('row', { name: /^All/ })).toHaveTextContent('All4$1,000.00367%$600.00$400.002.5');
    expect(within(table).queryByRole('row', { name: /^Delay/ })).toBeNull();
  });

  it('says what an empty view means, and shows no figures where there are none', async () => {
    open([], none);
    expect(await screen.findByText(/Every claim is decided/)).toBeInTheDocument();
    expect(screen.queryByText(/Last 90 days/)).toBeNull();
  });
});

describe('a claim', () => {
  beforeEach(() => sessionStorage.clear());
  function open(change: Partial<DeskClaim> = {}, act: (call: Call) => Answer = () => ({ status: 201, body: claim })) {
    let current = { ...claim, ...change };
    const desk = openPage({
      ...{ path: '/ops/claims/:reference', page: ClaimPage, address: `/ops/claims/${claim.reference}` },
      answer: (call) => (call.method === 'GET' ? { body: current } : act(call)),
    });
    const sent = () => desk.calls.filter(({ method }) => method === 'POST');
    const become = (next: Partial<DeskClaim>) => {
      current = { ...current, ...next };
    };
    return { ...desk, sent, become };
  }
  const button = (name: string) => screen.findByRole('button', { name });

  it('shows what the client says and shows, as it was typed', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Conversation' })).toBeInTheDocument();
    expect(document.body).toHaveTextContent('Dropped <b>hard</b>');
    expect(screen.getByText('One more thing')).toBeInTheDocument();
    expect(screen.getByAltText('Picture 1 of claim CLM-2026-00001')).toHaveAttribute(
      'src',
      '/api/ops/claims/CLM-2026-00001/pictures/p1',
    );
    expect(screen.getByText('INV-2026-00045, $200.00 creditable')).toBeInTheDocument();
    expect(screen.getByText('Waits for us')).toBeInTheDocument();
  });

  it('is taken in review', async () => {
    const { user, sent } = open();
    await user.click(await button('Take in review'));
    expect(sent()[0]).toMatchObject({ path: '/api/ops/claims/CLM-2026-00001/review', body: { version: 2 } });
  });

  it('is accepted with an amount, of which the invoice is credited as far as it charges', async () => {
    const { user, sent } = open();
    await user.click(await button('Accept'));
    const amount = screen.getByLabelText(/Amount before GST/);
    expect(amount).toHaveValue('450.50');
    expect(screen.getByLabelText(/Of it credited/)).toHaveValue('200.00');
    await user.clear(amount);
    await user.type(amount, '300');
    await user.type(screen.getByLabelText(/Reason/), 'Our fork did it');
    await user.click(await button('Accept the claim'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      path: '/api/ops/claims/CLM-2026-00001/decision',
      body: {
        ...{ version: 2, outcome: 'accepted', amountCents: 30_000, creditCents: 20_000, words: 'Our fork did it' },
        submissionId: expect.any(String),
      },
    });
  });

  it('says at the field what the gateway refuses, with what was typed kept', async () => {
    const fields = [{ path: 'creditCents', message: 'Only $1.00 of the invoice before GST can still be credited.' }];
    const { user } = open({}, () => refusal(400, 'invalid-input', 'Please check', { fields }));
    await user.click(await button('Accept'));
    await user.type(screen.getByLabelText(/Reason/), 'Ours');
    await user.click(await button('Accept the claim'));
    expect(await screen.findByText(/Only \$1\.00 of the invoice/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Reason/)).toHaveValue('Ours');
  });

  it('is not declined on what was not seen: what the client wrote meanwhile shows first', async () => {
    const { user, become } = open({}, () => refusal(409, 'stale', 'Somebody else changed it.'));
    await user.click(await button('Decline'));
    await user.type(screen.getByLabelText(/Reason/), 'Packed badly');
    const later = { id: 3, at: '2026-11-24T05:00:00Z', kind: 'message', by: 'client', words: 'Wait' } as const;
    become({ version: 3, thread: [...claim.thread, { ...later, actor: 'maya@banksia.example' }] });
    await user.click(await button('Decline the claim'));
    expect(await screen.findByText('This claim changed while you were writing')).toBeInTheDocument();
    expect(screen.getByLabelText(/Reason/)).toHaveValue('Packed badly');
    await user.click(await button('Go on with what I typed'));
    expect(await button('Decline the claim')).toBeInTheDocument();
  });

  it('is written about, and what was typed is kept when that fails', async () => {
    const { user, sent } = open({}, () => refusal(503, 'too-busy', 'Try again in a minute.'));
    await user.type(await screen.findByRole('textbox', { name: /Message/ }), 'Please send the label');
    await user.click(await button('Send the message'));
    expect(await screen.findByText('Not sent')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Message/ })).toHaveValue('Please send the label');
    expect(sent()[0]).toMatchObject({
      path: '/api/ops/claims/CLM-2026-00001/messages',
      body: { words: 'Please send the label', submissionId: expect.any(String) },
    });
  });

  it('that is decided shows how, and takes no other decision', async () => {
    open({
      ...{ status: 'accepted', waitsSince: null, agreedCents: 30_000, decidedBy: 'kim@saltbush.example' },
      decision: {
        ...{ outcome: 'accepted', words: 'Ours', at: '2026-11-25T03:00:00Z', agreedCents: 30_000, toPayCents: 10_000 },
        creditNote: { reference: 'CN-2026-00001', exGstCents: 20_000, totalIncGstCents: 22_000 },
      },
    });
    const decided = await screen.findByRole('region', { name: 'Accepted' });
    expect(decided).toHaveTextContent('To be paid by accounts, ex GST$100.00');
    expect(within(decided).getByRole('link', { name: 'CN-2026-00001' })).toHaveAttribute(
      'href',
      '/api/ops/bookings/SH-2026-0123/credit-notes/CN-2026-00001.pdf',
    );
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});
