import { randomUUID } from 'node:crypto';
import { bookingDesk, STAFF } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import type { Alerts } from '../api/alerts.ts';
import type { DeskBookingDetail } from '../api/bookings.ts';
import type { DeskInvoices } from '../api/desk-invoices.ts';
import type { Invoices } from '../api/invoices.ts';
import type { ShipmentDetail } from '../api/shipments.ts';

const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana' };
const BOB = { 'x-test-role': 'client', 'x-test-user': 'bob' };
/** A Friday, 2:00 PM in Sydney. What is invoiced then is due a week later. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');
const WEEK_LATER = new Date('2026-11-28T03:00:00Z');

describe.each(DATABASES)('invoices in the %s database', (kind) => {
  let time = FRIDAY;
  const { make, move, carry, recordPod, detail } = bookingDesk(
    () => gateway,
    () => time,
  );

  const gateway = gatewayOn(kind, { now: () => time });
  beforeEach(async () => {
    time = FRIDAY;
    await gateway.reset();
  });

  async function ask<T>(path: string, headers: Record<string, string> = ANA): Promise<T> {
    const answer = await gateway.get(path, headers);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body as T;
  }
  const list = (query = '', headers = ANA) => ask<Invoices>(`/api/invoices${query}`, headers);

  async function invoiced(headers: Record<string, string>, changes = {}, delivery = {}): Promise<DeskBookingDetail> {
    const { reference } = await make(changes, headers);
    await carry(reference, 'out_for_delivery');
    await recordPod(reference, delivery);
    expect((await move(reference, 'invoiced')).status).toBe(200);
    return detail(reference);
  }

  const pay = ({ reference, version }: DeskBookingDetail, input: Record<string, unknown>, headers = STAFF) =>
    gateway.post(
      `/api/ops/bookings/${reference}/payments`,
      { submissionId: randomUUID(), version, receivedOn: '2026-11-20', amountCents: 100, note: '', ...input },
      headers,
    );

  it('are listed to their own client alone, what is owed first', async () => {
    const first = await invoiced(ANA, { customerReference: 'PO 100%' });
    await invoiced(BOB);
    time = new Date('2026-11-21T03:00:00Z');
    const second = await invoiced(ANA, {}, { deliveredAtLocal: '2026-11-21T14:00' });
    const total = first.quote.totalIncGstCents;
    expect((await pay(first, { amountCents: total })).status).toBe(201);

    time = WEEK_LATER;
    expect(await list()).toMatchObject({
      total: 2,
      counts: { all: 2, owing: 1, overdue: 0, paid: 1 },
      ...{ owingCents: total, overdueCents: 0 },
      ageing: { notDueCents: total, upTo30DaysCents: 0, upTo60DaysCents: 0, over60DaysCents: 0 },
      rows: [
        { shipmentReference: second.reference, standing: 'owing', issuedOn: '2026-11-21', dueOn: '2026-11-28' },
        { reference: 'INV-2026-00001', shipmentReference: first.reference, standing: 'paid', paidCents: total },
      ],
    });
    time = new Date('2026-11-28T13:00:00Z');
    expect(await list('?view=overdue')).toMatchObject({
      total: 1,
      overdueCents: total,
      rows: [{ shipmentReference: second.reference, standing: 'overdue' }],
    });
    expect((await pay(second, { amountCents: 10_000, receivedOn: '2026-11-27' })).status).toBe(201);
    time = new Date('2027-01-28T13:00:00Z');
    expect((await list()).ageing).toEqual({
      ...{ notDueCents: 0, upTo30DaysCents: 0, upTo60DaysCents: 0 },
      over60DaysCents: total - 10_000,
    });
    time = new Date('2026-11-28T13:00:00Z');
    for (const search of ['inv-2026-00001', first.reference, '100%25']) {
      expect((await list(`?search=${search}`)).rows.map(({ reference }) => reference)).toEqual(['INV-2026-00001']);
    }
    expect(await list('?page=2')).toMatchObject({ rows: [], total: 2, page: 2 });
    expect((await list('', BOB)).rows.map(({ reference }) => reference)).toEqual(['INV-2026-00002']);
    expect((await gateway.get('/api/invoices', {})).status).toBe(401);
    expect((await gateway.get('/api/invoices.csv', {})).status).toBe(401);
  });

  it.each(['view=none', 'page=0', 'x=1', 'view=all&view=all', `search=${'a'.repeat(101)}`])(
    'refuse ?%s',
    async (query) => {
      for (const path of ['/api/invoices', '/api/invoices.csv']) {
        expect(await gateway.get(`${path}?${query}`, ANA)).toMatchObject({
          status: 400,
          body: { code: 'invalid-input' },
        });
      }
    },
  );

  it('are exported with what is still to pay, without formulas', async () => {
    const booking = await invoiced(ANA, { customerReference: '=1+1' });
    await invoiced(BOB);
    await pay(booking, { amountCents: 10_000 });
    const answer = await fetch(`${gateway.url}/api/invoices.csv?view=owing`, { headers: ANA });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="invoices-2026-11-20.csv"');
    const [head, row, ...rest] = (await answer.text()).split('\r\n');
    expect(head).toMatch(/^Invoice,Issued,Due,Standing,/);
    expect(row).toBe(
      `INV-2026-00001,2026-11-20,2026-11-27,To pay,646.12,100.00,0.00,546.12,${booking.reference},Sydney,Melbourne,"'=1+1"`,
    );
    expect(rest).toEqual(['']);
  });

  it('take a payment in parts, once for each form, with who recorded it', async () => {
    const booking = await invoiced(ANA);
    const total = booking.quote.totalIncGstCents;
    const submissionId = randomUUID();
    const part = { submissionId, amountCents: 50_000, note: 'EFT 4711' };
    const paid = await pay(booking, part);
    expect(paid).toMatchObject({
      status: 201,
      body: {
        version: booking.version + 1,
        invoice: {
          ...{ totalIncGstCents: total, paidCents: 50_000, standing: 'owing' },
          payments: [{ receivedOn: '2026-11-20', amountCents: 50_000, note: 'EFT 4711' }],
        },
      },
    });
    expect((paid.body as unknown as DeskBookingDetail).trail.at(-1)?.note).toBe(
      'Payment of $500.00 received on 20 Nov 2026: EFT 4711',
    );
    const again = await pay(booking, part);
    expect((again.body as unknown as DeskBookingDetail).invoice?.paidCents).toBe(50_000);
    expect(await pay(booking, {})).toMatchObject({ status: 409, body: { code: 'stale' } });

    const { invoice, events } = await ask<ShipmentDetail>(`/api/shipments/${booking.reference}`);
    expect(invoice).toMatchObject({
      ...{ standing: 'owing', paidCents: 50_000 },
      lines: booking.quote.lines.map(({ label, amountCents }) => ({ label, amountCents })),
    });
    expect(JSON.stringify([invoice, events])).not.toContain('4711');
  });

  it('refuse a payment that cannot be, and say why', async () => {
    const booking = await invoiced(ANA);
    const fault = async (input: Record<string, unknown>) => {
      const { status, body } = await pay(booking, input);
      return [status, (body.fields as { path: string; message: string }[] | undefined)?.[0]];
    };
    expect(await fault({ amountCents: 64_613 })).toEqual([
      400,
      { path: 'amountCents', message: 'Only $646.12 of it is still to pay. Enter what belongs to this invoice.' },
    ]);
    expect(await fault({ amountCents: -1, note: 'Wrong invoice' })).toEqual([
      400,
      { path: 'amountCents', message: 'Only $0.00 was recorded as paid, so no more can be taken back.' },
    ]);
    expect(await fault({ receivedOn: '2026-11-21' })).toMatchObject([400, { path: 'receivedOn' }]);
    expect(await fault({ receivedOn: '2026-11-19' })).toMatchObject([400, { path: 'receivedOn' }]);
    expect(await fault({ receivedOn: '2026-02-30' })).toMatchObject([400, { path: 'receivedOn' }]);
    expect(await fault({ amountCents: -1 })).toMatchObject([400, { path: 'note' }]);
    expect(await fault({ amountCents: 0 })).toMatchObject([400, { path: 'amountCents' }]);
    expect(await fault({ amountCents: 1.5 })).toMatchObject([400, { path: 'amountCents' }]);
    expect((await detail(booking.reference)).invoice?.payments).toEqual([]);

    const open = await make({}, ANA);
    expect(await pay(await detail(open.reference), {})).toMatchObject({ status: 409, body: { code: 'no-invoice' } });
    expect((await pay({ ...booking, reference: 'SH-2026-9999' }, {})).status).toBe(404);
    expect((await pay(booking, {}, ANA)).status).toBe(403);
  });

  it('take a payment back that was recorded by mistake', async () => {
    const booking = await invoiced(ANA);
    await pay(booking, { amountCents: 64_612 });
    const { body } = await pay(await detail(booking.reference), { amountCents: -64_612, note: 'Of another client' });
    expect(body).toMatchObject({ invoice: { paidCents: 0, standing: 'owing' } });
  });

  it('are told of while they are to pay, first of all once they are overdue', async () => {
    const booking = await invoiced(ANA);
    const alerts = async () => (await ask<Alerts>('/api/alerts')).rows.filter(({ kind: of }) => of === 'invoice');
    expect(await alerts()).toMatchObject([
      { title: 'Invoice INV-2026-00001', detail: '$646.12 including GST, due 27 Nov 2026.' },
    ]);
    await pay(booking, { amountCents: 40_000 });
    time = WEEK_LATER;
    expect((await ask<Alerts>('/api/alerts')).rows[0]).toMatchObject({
      title: 'Invoice overdue: INV-2026-00001',
      detail: '$246.12 including GST, was due 27 Nov 2026.',
    });
    await pay(await detail(booking.reference), { amountCents: 24_612 });
    expect(await alerts()).toEqual([]);
  });

  it('stand on the desk with those of all clients, what is due longest first, by age', async () => {
    const onDesk = (query = '') => ask<DeskInvoices>(`/api/ops/invoices${query}`, STAFF);
    const named = async (query: string) => (await onDesk(query)).rows.map(({ reference }) => reference);
    const first = await invoiced(ANA, { customerReference: 'PO 9100' });
    const total = first.quote.totalIncGstCents;
    time = new Date('2026-12-18T03:00:00Z');
    const booker = { businessName: 'Zeta Tiles', name: 'Bo', email: 'bo@zeta.example', phone: '0412 345 678' };
    await invoiced(BOB, { booker, pickupDate: '2026-12-21' }, { deliveredAtLocal: '2026-12-18T14:00' });

    expect(await onDesk()).toMatchObject({
      ...{ total: 2, page: 1, counts: { owing: 2, overdue: 1, paid: 0, all: 2 } },
      ageing: { notDueCents: total, upTo30DaysCents: total, upTo60DaysCents: 0, over60DaysCents: 0 },
      rows: [
        {
          ...{ reference: 'INV-2026-00001', bookingReference: first.reference, businessName: 'Harbour Foods' },
          ...{ standing: 'overdue', dueOn: '2026-11-27', version: first.version, paidCents: 0 },
        },
        { reference: 'INV-2026-00002', businessName: 'Zeta Tiles', standing: 'owing', dueOn: '2026-12-25' },
      ],
    });
    expect(await gateway.get('/api/ops/counts', STAFF)).toMatchObject({ body: { overdueInvoices: 1 } });
    for (const search of ['inv-2026-00001', first.reference, 'po 91', 'harbour']) {
      expect(await named(`?view=all&search=${search}`)).toEqual(['INV-2026-00001']);
    }
    expect(await onDesk('?search=zeta')).toMatchObject({
      counts: { owing: 1, overdue: 0, paid: 0, all: 1 },
      ageing: { notDueCents: total, upTo30DaysCents: 0 },
    });
    expect(await named('?sort=-business')).toEqual(['INV-2026-00002', 'INV-2026-00001']);
    expect(await named('?view=all')).toEqual(['INV-2026-00002', 'INV-2026-00001']);

    await pay(first, { amountCents: 20_000, receivedOn: '2026-12-18' });
    time = new Date('2027-01-26T12:59:59Z');
    expect((await onDesk()).ageing).toEqual({
      ...{ notDueCents: 0, upTo30DaysCents: 0, over60DaysCents: 0 },
      upTo60DaysCents: 2 * total - 20_000,
    });
    time = new Date('2027-01-26T13:00:00Z');
    expect((await onDesk()).ageing).toMatchObject({ upTo60DaysCents: total, over60DaysCents: total - 20_000 });
    await pay(await detail(first.reference), { amountCents: total - 20_000 });
    expect(await named('?view=paid')).toEqual(['INV-2026-00001']);
    expect(await named('')).toEqual(['INV-2026-00002']);
  });

  it('are refused on the desk to others, and in an order or view that it does not have', async () => {
    expect((await gateway.get('/api/ops/invoices', ANA)).status).toBe(403);
    expect((await gateway.get('/api/ops/invoices', {})).status).toBe(401);
    for (const query of ['view=none', 'sort=mood', 'page=0', `search=${'a'.repeat(201)}`]) {
      expect((await gateway.get(`/api/ops/invoices?${query}`, STAFF)).status).toBe(400);
    }
  });
});
