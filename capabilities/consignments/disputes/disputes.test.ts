import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { bookingDesk, STAFF } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import type { DeskBookingDetail } from '../api/bookings.ts';
import type { DeskInvoices } from '../api/desk-invoices.ts';
import type { Invoices } from '../api/invoices.ts';
import type { ShipmentDetail } from '../api/shipments.ts';

const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana', 'x-test-email': 'ana@harbour.example' };
const BOB = { 'x-test-role': 'client', 'x-test-user': 'bob' };
const FRIDAY = new Date('2026-11-20T03:00:00Z');

describe('a disputed invoice', () => {
  let time = FRIDAY;
  const { make, move, carry, recordPod, detail, mails } = bookingDesk(
    () => gateway,
    () => time,
  );
  const gateway = gatewayOn('embedded', { now: () => time });
  beforeEach(async () => {
    time = FRIDAY;
    await gateway.reset();
  });

  async function invoiced(headers: Record<string, string> = ANA, delivery = {}): Promise<DeskBookingDetail> {
    const { reference } = await make({}, headers);
    await carry(reference, 'out_for_delivery');
    await recordPod(reference, delivery);
    expect((await move(reference, 'invoiced')).status).toBe(200);
    return detail(reference);
  }
  const dispute = (reference: string, input: Record<string, unknown> = {}, headers: Record<string, string> = ANA) =>
    gateway.post(
      `/api/shipments/${reference}/invoice/disputes`,
      { submissionId: randomUUID(), position: 1, words: 'The pallets were 2, not 4', ...input },
      headers,
    );
  /** Disputes a line and says how the desk sees the booking then. */
  async function disputed(reference: string, position = 1): Promise<DeskBookingDetail> {
    expect((await dispute(reference, { position })).status).toBe(201);
    return detail(reference);
  }
  const openOf = ({ invoice }: DeskBookingDetail) => invoice?.disputes?.find(({ answer }) => answer === null)?.id ?? 0;
  const answer = (
    booking: DeskBookingDetail,
    input: Record<string, unknown>,
    headers: Record<string, string> = STAFF,
  ) =>
    gateway.post(
      `/api/ops/bookings/${booking.reference}/disputes/${openOf(booking)}/answer`,
      { submissionId: randomUUID(), version: booking.version, words: 'You are right', ...input },
      headers,
    );
  const credited = async (booking: DeskBookingDetail, amountCents: number) => {
    const given = await answer(booking, { outcome: 'credited', amountCents });
    expect(given).toMatchObject({ status: 201 });
    return given.body as unknown as DeskBookingDetail;
  };
  const pay = ({ reference, version }: DeskBookingDetail, amountCents: number) => {
    const payment = { submissionId: randomUUID(), version, receivedOn: '2026-11-20', amountCents, note: 'EFT' };
    return gateway.post(`/api/ops/bookings/${reference}/payments`, payment, STAFF);
  };
  const clientsView = async (reference: string) =>
    (await gateway.get(`/api/shipments/${reference}`, ANA)).body as unknown as ShipmentDetail;
  const onDesk = async (query: string) =>
    (await gateway.get(`/api/ops/invoices${query}`, STAFF)).body as unknown as DeskInvoices;

  it('comes first on the desk and to accounts by mail, once for each form and each open line', async () => {
    await invoiced();
    time = new Date('2026-11-21T03:00:00Z');
    const { reference } = await invoiced(ANA, { deliveredAtLocal: '2026-11-21T14:00' });
    const form = { submissionId: randomUUID() };
    const twice = await Promise.all([dispute(reference, form), dispute(reference, form)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    const first = await dispute(reference, form);
    expect(first.status).toBe(201);
    expect(await dispute(reference)).toMatchObject({ status: 409, body: { code: 'already-disputed' } });
    expect(await dispute(reference, { ...form, position: 2 })).toMatchObject({
      status: 409,
      body: { code: 'submission-reused' },
    });
    expect((first.body as unknown as ShipmentDetail).invoice?.disputes).toEqual([
      {
        id: expect.any(Number),
        position: 1,
        words: 'The pallets were 2, not 4',
        raisedAt: time.toISOString(),
        answer: null,
      },
    ]);
    expect(await onDesk('?view=disputed')).toMatchObject({
      total: 1,
      counts: { owing: 2, disputed: 1 },
      rows: [{ bookingReference: reference, isDisputed: true }],
    });
    expect((await onDesk('')).rows.map((row) => row.bookingReference)[0]).toBe(reference);
    const list = (await gateway.get('/api/invoices', ANA)).body as unknown as Invoices;
    expect(list.rows.map(({ isDisputed }) => isDisputed).sort()).toEqual([false, true]);
    const sent = (await mails()).filter(({ kind }) => kind === 'invoice-dispute');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ recipient: 'accounts@saltbushfreight.example', reply_to: 'ana@harbour.example' });
    expect(sent[0]?.text).toContain('The pallets were 2, not 4');
    expect((await detail(reference)).trail.at(-1)).toMatchObject({ by: 'client', actor: 'ana@harbour.example' });
    expect((await clientsView(reference)).events.at(-1)?.note).toBe('');
  });

  it('is refused to others, without an invoice, and for lines and words that cannot be', async () => {
    const { reference } = await invoiced();
    expect((await dispute(reference, {}, BOB)).status).toBe(404);
    expect((await dispute(reference, { words: 7 }, BOB)).status).toBe(404);
    expect((await dispute(reference, {}, {})).status).toBe(401);
    const open = await make({}, ANA);
    expect(await dispute(open.reference)).toMatchObject({ status: 409, body: { code: 'no-invoice' } });
    for (const input of [
      { position: 99 },
      { position: 0 },
      { words: ' ' },
      { words: 'x'.repeat(1_001) },
      { words: 'a\u0000' },
    ]) {
      expect(await dispute(reference, input)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    }
    expect((await detail(reference)).invoice?.disputes).toEqual([]);
    const booking = await disputed(reference);
    expect((await answer(booking, { outcome: 'rejected' }, ANA)).status).toBe(403);
    expect((await answer({ ...booking, reference: 'SH-2026-9999' }, { outcome: 'rejected' })).status).toBe(404);
    const other = await invoiced(BOB);
    expect((await answer({ ...other, invoice: booking.invoice ?? null }, { outcome: 'rejected' })).status).toBe(404);
    for (const input of [{ outcome: 'credited' }, { outcome: 'rejected', amountCents: 5 }, { outcome: 'maybe' }]) {
      expect((await answer(booking, input)).status).toBe(400);
    }
  });

  it('that is rejected stands as it is, with the words in a mail, and may be disputed again', async () => {
    const { reference } = await invoiced();
    const booking = await disputed(reference);
    const form = { submissionId: randomUUID(), outcome: 'rejected', words: 'Four were scanned' };
    const twice = await Promise.all([answer(booking, form), answer(booking, form)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    const again = await gateway.post(
      `/api/ops/bookings/${reference}/disputes/${openOf(booking)}/answer`,
      { ...form, version: booking.version },
      STAFF,
    );
    expect(again.status).toBe(201);
    const { invoice } = await clientsView(reference);
    expect(invoice).toMatchObject({ standing: 'owing', creditedCents: 0, creditNotes: [] });
    expect(invoice?.disputes?.[0]?.answer).toMatchObject({
      outcome: 'rejected',
      words: 'Four were scanned',
      creditNote: null,
    });
    const sent = (await mails()).filter(({ kind }) => kind === 'dispute-rejected');
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ana@harbour.example']);
    expect(sent[0]?.text).toContain('Four were scanned');
    expect((await onDesk('?view=disputed')).total).toBe(0);
    expect((await dispute(reference)).status).toBe(201);
  });

  it('is credited line by line, GST with it, and never by more than was invoiced', async () => {
    const { reference, quote } = await invoiced();
    const [line = { label: '', amountCents: 0 }] = quote.lines;
    const booking = await disputed(reference);
    expect(await answer(booking, { outcome: 'credited', amountCents: line.amountCents + 1 })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'amountCents' }] },
    });
    const part = await credited(booking, 10_005);
    expect(part.invoice).toMatchObject({
      creditedCents: 11_006,
      creditNotes: [{ reference: 'CN-2026-00001', position: 1, amountExGstCents: 10_005, gstCents: 1_001 }],
    });
    expect(part.invoice?.lines?.[0]?.creditableCents).toBe(line.amountCents - 10_005);

    let latest = part;
    for (const { position = 0, creditableCents = 0 } of part.invoice?.lines ?? []) {
      latest = await credited(await disputed(reference, position), creditableCents);
    }
    expect(latest.invoice).toMatchObject({ creditedCents: quote.totalIncGstCents, standing: 'paid' });
    expect(latest.invoice?.creditNotes?.reduce((sum, note) => sum + note.gstCents, 0)).toBe(quote.gstCents);
    expect(await dispute(reference)).toMatchObject({ status: 400, body: { fields: [{ path: 'position' }] } });
    expect(await pay(latest, 1)).toMatchObject({ status: 400 });

    const pdf = await fetch(`${gateway.url}/api/shipments/${reference}/credit-notes/CN-2026-00001.pdf`, {
      headers: ANA,
    });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await pdf.arrayBuffer());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    for (const words of [
      'adjustment note for tax invoice INV-2026-00001',
      'ABN 19 999 040 271',
      '$110.06',
      'You are right',
    ]) {
      expect(text.replace(/\s+/g, ' ')).toContain(words);
    }
    for (const [path, headers] of [
      ['/api/shipments/search?q=CN-2026-00001', ANA],
      ['/api/ops/bookings/search?q=cn%202026', STAFF],
    ] as const) {
      expect((await gateway.get(path, headers)).body).toMatchObject({ results: [{ title: reference }] });
    }
    const found = await gateway.get('/api/ops/bookings?view=all&search=CN-2026-00001', STAFF);
    expect(found.body).toMatchObject({ total: 1, rows: [{ reference }] });
    expect((await gateway.get('/api/shipments/search?q=CN-2026-00001', BOB)).body).toEqual({ results: [] });
    const mailed = (await mails()).find(({ subject }) => subject === 'Credit note CN-2026-00001 for INV-2026-00001');
    expect(mailed).toMatchObject({ kind: 'credit-note', recipient: 'ana@harbour.example' });
    expect(mailed?.text).toContain('We credit $110.06 including GST');
    for (const [path, headers, status] of [
      [`/api/shipments/${reference}/credit-notes/CN-2026-00001.pdf`, BOB, 404],
      [`/api/shipments/${reference}/credit-notes/CN-2026-09999.pdf`, ANA, 404],
      [`/api/ops/bookings/${reference}/credit-notes/CN-2026-00001.pdf`, ANA, 403],
      [`/api/ops/bookings/${reference}/credit-notes/CN-2026-00001.pdf`, STAFF, 200],
    ] as const) {
      expect((await fetch(gateway.url + path, { headers })).status).toBe(status);
    }
  });

  it('that was paid already leaves something to pay back, which the desk records with a minus', async () => {
    const booked = await invoiced();
    const total = booked.quote.totalIncGstCents;
    expect((await pay(booked, total)).status).toBe(201);
    const booking = await credited(await disputed(booked.reference), 10_000);
    expect(booking.invoice).toMatchObject({ standing: 'paid', paidCents: total, creditedCents: 11_000 });
    expect(await pay(booking, 1)).toMatchObject({ status: 400 });
    expect((await pay(booking, -11_000)).status).toBe(201);
    expect((await detail(booked.reference)).invoice).toMatchObject({ standing: 'paid', paidCents: total - 11_000 });
  });

  it('is answered by one of two members of staff, and not for what changed meanwhile', async () => {
    const { reference } = await invoiced();
    const booking = await disputed(reference);
    const both = await Promise.all([
      answer(booking, { outcome: 'credited', amountCents: 5_000 }),
      answer(booking, { outcome: 'rejected' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('stale');
    expect(
      await gateway.post(
        `/api/ops/bookings/${reference}/disputes/${openOf(booking)}/answer`,
        { submissionId: randomUUID(), version: booking.version + 1, outcome: 'rejected', words: 'Late' },
        STAFF,
      ),
    ).toMatchObject({ status: 409, body: { code: 'dispute-answered' } });
    expect(await pay(booking, 100)).toMatchObject({ status: 409, body: { code: 'stale' } });
  });

  it('goes to Xero and MYOB with its credit note: what is on show, or what was issued in a period', async () => {
    const { reference, quote } = await invoiced();
    const booking = await disputed(reference);
    time = new Date('2026-12-01T03:00:00Z');
    await credited(booking, 10_000);
    const file = async (path: string, headers: Record<string, string> = STAFF) =>
      fetch(`${gateway.url}/api/ops/invoices/${path}`, { headers });
    const xero = await file('xero.csv?view=owing');
    expect(xero.headers.get('content-disposition')).toBe('attachment; filename="xero-invoices-2026-12-01.csv"');
    const [, ...rows] = (await xero.text()).trim().split('\r\n');
    const amounts = rows.map((row) => Math.round(Number(row.split(',').at(-10)) * 100));
    expect(amounts.at(-1)).toBe(-11_000);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(quote.totalIncGstCents - 11_000);
    const myob = await file('myob.txt?from=2026-12-01&to=2026-12-31');
    expect(myob.headers.get('content-type')).toMatch(/^text\/tab-separated-values/);
    expect((await myob.text()).trim().split('\r\n').slice(1).join()).toMatch(
      /^Harbour Foods\tCN202600001\t01\/12\/2026\t/,
    );
    expect((await (await file('xero.csv?to=2026-11-19')).text()).trim().split('\r\n')).toHaveLength(1);
    expect((await file('xero.csv?from=2026-02-30')).status).toBe(400);
    expect((await file('myob.txt', ANA)).status).toBe(403);
  });
});
