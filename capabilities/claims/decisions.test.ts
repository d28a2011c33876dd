import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { PNG, STAFF } from '../../auth-gateway/fixtures/bookingDesk.ts';
import { BEA, BOB, claimDesk, MIA } from '../../auth-gateway/fixtures/claimDesk.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import type { Claims, DeskClaims } from './api.ts';

const DESK = 'quotes@saltbushfreight.example';
const FRIDAY = new Date('2026-11-20T03:00:00Z');

describe.each(DATABASES)('the decision about a claim on the %s database', (kind) => {
  let time = FRIDAY;
  const { detail, delivered, invoiced, lodged, read, onDesk, act, deskAct, decide, put, mailed, lay } = claimDesk(
    () => gateway,
    () => time,
  );
  const gateway = gatewayOn(kind, { now: () => time });
  beforeEach(async () => {
    time = FRIDAY;
    await gateway.reset();
    await lay();
  });

  it('is decided by one of two members of staff, and never by what they have not seen', async () => {
    const claim = await lodged(await delivered());
    const { reference } = claim;
    await act(reference, 'messages', { submissionId: randomUUID(), words: 'It is worse' });
    expect(await decide(claim, { outcome: 'declined' })).toMatchObject({ status: 409, body: { code: 'stale' } });
    const { version } = await onDesk(reference);
    const both = await Promise.all([
      decide({ reference, version }, { amountCents: 45_050, creditCents: 0 }),
      decide({ reference, version }, { outcome: 'declined', words: 'Packed badly' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await deskAct(reference, 'review', { version })).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await decide(await onDesk(reference), { outcome: 'declined' })).toMatchObject({
      ...{ status: 409, body: { code: 'claim-closed' } },
    });
    expect(await act(reference, 'withdrawal', { version: version + 1, words: '' })).toMatchObject({
      ...{ status: 409, body: { code: 'claim-closed' } },
    });
    expect((await put(reference, randomUUID(), PNG)).status).toBe(409);
  });

  it('is either withdrawn or decided when both happen at once', async () => {
    const { reference, version } = await lodged(await delivered());
    const [withdrawal, decision] = await Promise.all([
      act(reference, 'withdrawal', { version, words: 'It was found' }),
      decide({ reference, version }, { outcome: 'declined' }),
    ]);
    const { status, decision: made } = await read(reference);
    expect([withdrawal?.status, decision?.status, status]).toEqual(
      status === 'withdrawn' ? [200, 409, 'withdrawn'] : [409, 201, 'declined'],
    );
    expect(made === null).toBe(status === 'withdrawn');
    expect(await mailed(`claim-${status}`)).toHaveLength(1);
  });

  it('may be made again once it was withdrawn', async () => {
    const shipment = await delivered();
    const { reference, version } = await lodged(shipment);
    expect((await act(reference, 'withdrawal', { version, words: '' })).body).toMatchObject({ status: 'withdrawn' });
    expect(await mailed('claim-withdrawn')).toMatchObject([{ recipient: DESK }]);
    expect(await lodged(shipment)).toMatchObject({ reference: 'CLM-2026-00002' });
    const { body } = await gateway.get('/api/claims', BEA);
    expect(body as unknown as Claims).toMatchObject({
      ...{ total: 2, open: 1 },
      rows: [{ reference: 'CLM-2026-00002' }, { reference, status: 'withdrawn' }],
    });
  });

  it('is accepted without an invoice, and accounts are told what to pay', async () => {
    const claim = await lodged(await delivered());
    expect(await decide(claim, { amountCents: 45_051, creditCents: 0 })).toMatchObject({
      ...{ status: 400, body: { fields: [{ path: 'amountCents' }] } },
    });
    for (const bad of [{}, { amountCents: 100, creditCents: 101 }, { outcome: 'declined', amountCents: 1 }]) {
      expect((await decide(claim, bad)).status).toBe(400);
    }
    expect(await decide(claim, { amountCents: 100, creditCents: 100 })).toMatchObject({
      ...{ status: 409, body: { code: 'no-invoice' } },
    });
    const form = { submissionId: randomUUID(), amountCents: 30_000, creditCents: 0 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(claim, form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect((await read(claim.reference)).decision).toEqual({
      ...{ outcome: 'accepted', words: 'Our fork did it', at: FRIDAY.toISOString(), agreedCents: 30_000 },
      ...{ creditNote: null, toPayCents: 30_000 },
    });
    expect(await mailed('claim-accepted')).toMatchObject([{ recipient: 'mia@company.example', attachments: [] }]);
    expect(await mailed('claim-to-pay')).toMatchObject([{ recipient: 'accounts@saltbushfreight.example' }]);
  });

  it('takes a credit note off the invoice, which is in everything that follows from it', async () => {
    const shipment = await invoiced();
    const before = await detail(shipment);
    const { totalExGstCents, totalIncGstCents } = before.quote;
    const claim = await lodged(shipment, { amountCents: 10_000_000 });
    expect(await onDesk(claim.reference)).toMatchObject({
      invoice: { reference: 'INV-2026-00001', creditableCents: totalExGstCents },
    });
    expect(await decide(claim, { amountCents: 9_000_000, creditCents: totalExGstCents + 1 })).toMatchObject({
      ...{ status: 400, body: { fields: [{ path: 'creditCents' }] } },
    });
    const answer = await decide(claim, { amountCents: 20_000, creditCents: 15_005 });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        status: 'accepted',
        invoice: { creditableCents: totalExGstCents - 15_005 },
        decision: {
          ...{ agreedCents: 20_000, toPayCents: 4_995 },
          creditNote: { reference: 'CN-2026-00001', exGstCents: 15_005, totalIncGstCents: 16_506 },
        },
      },
    });
    const note = { reference: 'CN-2026-00001', position: 0, claim: claim.reference, totalIncGstCents: 16_506 };
    const after = await detail(shipment);
    expect(after).toMatchObject({
      version: before.version + 1,
      invoice: { creditedCents: 16_506, creditNotes: [note] },
    });
    expect(after.trail.at(-1)?.note).toContain(`for claim ${claim.reference}: Our fork did it`);
    expect((await gateway.get(`/api/shipments/${shipment}`, MIA)).body.invoice).toMatchObject({ creditNotes: [note] });
    expect((await gateway.get('/api/invoices', MIA)).body).toMatchObject({ rows: [{ creditedCents: 16_506 }] });
    expect((await gateway.get('/api/invoices/statement?month=2026-11', MIA)).body).toMatchObject({
      ...{ creditedCents: 16_506, closingCents: totalIncGstCents - 16_506 },
    });
    const file = async (name: string) =>
      (await fetch(`${gateway.url}/api/ops/invoices/${name}`, { headers: STAFF })).text();
    expect(await file('xero.csv')).toContain(`Claim ${claim.reference}`);
    expect(await file('myob.txt')).toContain(`Claim ${claim.reference}`);
    const pdf = await fetch(`${gateway.url}/api/shipments/${shipment}/credit-notes/CN-2026-00001.pdf`, {
      headers: MIA,
    });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
      mergePages: true,
    });
    for (const words of [`Claim ${claim.reference}`, '$165.06', 'Our fork did it']) expect(text).toContain(words);
    const [mail] = await mailed('claim-accepted');
    expect(mail?.attachments).toMatchObject([{ name: 'CN-2026-00001.pdf' }]);
    expect(mail?.text).toContain('$165.06 including GST');
    expect((await mailed('claim-to-pay'))[0]?.subject).toBe(`${claim.reference}: $49.95 to pay`);
    // A disputed line and the claim together take off no more than was invoiced.
    const [line] = after.invoice?.lines ?? [];
    expect(line?.creditableCents).toBeLessThanOrEqual(totalExGstCents - 15_005);
  });

  it('is found, counted and listed on the desk, with the one first that waits longest', async () => {
    const first = await lodged(await delivered());
    time = new Date('2026-11-21T03:00:00Z');
    const second = await lodged(await delivered(BOB), { amountCents: 100 }, BOB);
    const desk = async (query: string) =>
      (await gateway.get(`/api/ops/claims${query}`, STAFF)).body as unknown as DeskClaims;
    const order = async (query: string) => (await desk(query)).rows.map(({ reference }) => reference);
    expect(await order('')).toEqual([first.reference, second.reference]);
    expect(await order('?view=all&sort=amount')).toEqual([second.reference, first.reference]);
    expect(await order(`?view=all&search=${second.shipmentReference}`)).toEqual([second.reference]);
    expect((await desk('?view=all&search=%25')).total).toBe(0);
    const count = async () => (await gateway.get('/api/ops/counts', STAFF)).body.waitingClaims;
    await deskAct(first.reference, 'review', { version: first.version });
    expect(await order('')).toEqual([second.reference, first.reference]);
    expect(await count()).toBe(1);
    await decide(second, { amountCents: 50, creditCents: 0 });
    expect(await desk('?view=decided')).toMatchObject({ total: 1, counts: { open: 1, decided: 1, all: 2 } });
    // What the client writes about a decided claim waits for us too.
    await act(second.reference, 'messages', { submissionId: randomUUID(), words: 'Why so little?' }, BOB);
    expect(await order('')).toEqual([second.reference, first.reference]);
    const { body } = await gateway.get('/api/ops/claims/search?q=clm-2026-00002', STAFF);
    expect(body).toMatchObject({ results: [{ title: second.reference, path: `/ops/claims/${second.reference}` }] });
    expect((await gateway.get(`/api/claims/search?q=${first.reference}`, MIA)).body).toMatchObject({
      results: [{ path: `/dashboard/claims/${first.reference}` }],
    });
    expect((await gateway.get('/api/ops/claims/figures', STAFF)).body).toEqual({
      from: '2026-08-23',
      all: {
        ...{ lodged: 2, claimedCents: 45_150, decided: 1, accepted: 1, agreedCents: 50, creditedCents: 0 },
        medianDays: 0,
      },
      byKind: expect.objectContaining({ damage: expect.objectContaining({ lodged: 2 }) }),
    });
  });
});
