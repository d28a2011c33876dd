import { randomUUID } from 'node:crypto';
import { bookingDesk, LTL, VIP } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import type { Booking } from '../api/bookings.ts';

const CLIENT = { 'x-test-role': 'client', 'x-test-user': 'ana' };
const OTHER = { 'x-test-role': 'client', 'x-test-user': 'bob' };
/** A Friday, 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');
const DAY_MS = 86_400_000;

let time = FRIDAY;
beforeEach(() => {
  time = FRIDAY;
});

describe.each(DATABASES)('bookings in the %s database', (kind) => {
  const { save, form, send, make, see, cancel, mails } = bookingDesk(
    () => gateway,
    () => time,
  );

  const gateway = gatewayOn(kind, { now: () => time });
  beforeEach(async () => {
    await gateway.database.db.deleteFrom('rate_limits').execute();
    await gateway.database.db.deleteFrom('mails').execute();
  });

  const count = async () => (await gateway.database.db.selectFrom('bookings').select('reference').execute()).length;
  const bookingOf = async (token: string) => (await see(token)).body as unknown as Booking;

  it('books a quote for a guest, as requested and at the quoted price', async () => {
    const quote = await save();
    const input = form(quote, { pickupTime: '15:30', instructions: ' Ring first ' });
    const answer = await send(input);
    expect(answer).toMatchObject({
      status: 201,
      body: { reference: expect.stringMatching(/^SH-2026-\d{4}$/), token: expect.stringMatching(/^[\w-]{22}$/) },
    });
    const { submissionId: _, quoteToken: __, ...details } = input;
    const booking = await see(String(answer.body.token));
    expect(booking.headers.get('cache-control')).toBe('no-store');
    expect(booking.body).toEqual({
      reference: answer.body.reference,
      status: 'requested',
      badge: 'Pending',
      exception: null,
      requestedAt: FRIDAY.toISOString(),
      eta: null,
      answerBy: '2026-11-20T05:00:00.000Z',
      quoteReference: quote.reference,
      request: { ...quote.request, weightKg: '800' },
      quote: quote.quote,
      details: { ...details, instructions: 'Ring first' },
      packages: 4,
      pickupTimeZone: 'Australia/Sydney',
      deliveryTimeZone: 'Australia/Melbourne',
      pickedUpAt: null,
      events: [
        {
          at: FRIDAY.toISOString(),
          status: 'requested',
          by: 'client',
          note: '',
          exception: null,
          resolvesException: false,
          eta: null,
        },
      ],
      pod: null,
      cancellation: { isOpen: true, mayCost: false },
    });
    const saved = await gateway.get(`/api/quotes/${quote.token}`, {});
    expect(saved.body).toMatchObject({ status: 'booked', bookingReference: answer.body.reference });
    const row = await gateway.database.db
      .selectFrom('bookings')
      .selectAll()
      .where('reference', '=', String(answer.body.reference))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ total_ex_cents: 58_738, gst_cents: 5_874, user_id: null, version: 1 });
    expect(JSON.stringify(row)).not.toContain(answer.body.token);
  });

  it('mails the booker that it is not confirmed yet, and the desk that a booking waits', async () => {
    const { reference, token } = await make({ booker: { ...form(await save()).booker, name: '<b>Ana</b>' } });
    const [received, notice, ...others] = await mails();
    expect(others).toEqual([]);
    expect(received).toMatchObject({
      kind: 'booking-received',
      recipient: 'ana@harbour.example',
      reply_to: 'quotes@saltbushfreight.example',
      subject: `Booking ${reference} received, not yet confirmed: Sydney to Melbourne, pickup 24 Nov 2026`,
      text: expect.stringMatching(/It is not confirmed yet[\s\S]*by 20 Nov 2026, 4:00 PM\s+AEDT/),
    });
    for (const part of [received?.text, received?.html]) {
      expect(part).toContain(`${new URL(gateway.url).port}/bookings/${token}`);
      expect(part).toContain('$646.12');
      expect(part).not.toContain('Ana');
    }
    expect(notice).toMatchObject({
      kind: 'booking-requested-notice',
      recipient: 'quotes@saltbushfreight.example',
      reply_to: 'ana@harbour.example',
      text: expect.stringContaining(`/ops/bookings/${reference}`),
      html: expect.stringContaining('&lt;b&gt;Ana&lt;/b&gt;'),
    });
    expect(notice?.text).not.toContain(token);
  });

  it('books once when a form is sent twice at once, and gives the same answer ever after', async () => {
    const before = await count();
    const input = form(await save());
    const answers = await Promise.all([send(input), send(input), send(input)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    // A booked quote may expire and its pickup may pass; the booking stays.
    time = new Date(FRIDAY.getTime() + 40 * DAY_MS);
    expect(await send(input)).toMatchObject({ status: 200, body: answers[0]?.body });
    expect(await count()).toBe(before + 1);
    expect(await mails()).toHaveLength(2);
  });

  it('books a quote once when two forms race for it', async () => {
    const before = await count();
    const quote = await save();
    const answers = await Promise.all([send(form(quote)), send(form(quote))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await send(form(quote))).toMatchObject({ status: 409, body: { code: 'already-booked' } });
    expect(await count()).toBe(before + 1);
    const [first, second] = [await make(), await make()].map(({ reference }) => Number(reference.slice(-4)));
    expect(second).toBe((first ?? 0) + 1);
  });

  it('refuses a submission that was used for another quote', async () => {
    const input = form(await save());
    await send(input);
    const { token } = await save();
    expect(await send({ ...input, quoteToken: token })).toMatchObject({
      status: 409,
      body: { code: 'submission-reused' },
    });
  });

  it('refuses an expired quote, and books it once it is re-priced', async () => {
    const quote = await save();
    const pickupDate = '2026-12-22';
    time = new Date(FRIDAY.getTime() + 31 * DAY_MS);
    expect(await send(form(quote, { pickupDate }))).toMatchObject({
      status: 409,
      body: { code: 'quote-expired', detail: expect.stringContaining('until 20 Dec 2026. Re-price it') },
    });
    const repriced = await gateway.post(`/api/quotes/${quote.token}/reprice`, { submissionId: randomUUID() }, {});
    const input = { ...form(quote, { pickupDate }), quoteToken: repriced.body.token };
    expect(await send(input)).toMatchObject({ status: 201 });
  });

  it.each([
    ['one second before the cut-off', '2026-11-20T04:29:59Z', VIP, '2026-11-20', 201],
    ['at the cut-off', '2026-11-20T04:30:00Z', VIP, '2026-11-20', 409],
    ['after the cut-off, for Monday', '2026-11-20T04:30:00Z', VIP, '2026-11-23', 201],
    ['in winter, one second before the cut-off', '2026-07-17T05:29:59Z', VIP, '2026-07-17', 201],
    ['in winter, at the cut-off', '2026-07-17T05:30:00Z', VIP, '2026-07-17', 409],
  ])('closes at the cut-off on the clock of the pickup: %s', async (_when, moment, request, pickupDate, status) => {
    const early = new Date(`${moment.slice(0, 10)}T00:00:00Z`);
    time = early;
    const quote = await save(request);
    time = new Date(moment);
    const answer = await send(form(quote, { pickupDate }));
    expect(answer.status).toBe(status);
    if (status === 409) {
      const [nextDate, zone] = moment.startsWith('2026-11') ? ['2026-11-23', 'AEDT'] : ['2026-07-20', 'AEST'];
      const message = expect.stringContaining(`Book by 3:30 PM ${zone}. Next available: `);
      const fields = [{ path: 'pickupDate', message }];
      expect(answer.body).toMatchObject({ code: 'pickup-closed', nextDate, fields, detail: message });
    }
  });

  it('uses the calendar of the pickup: past midnight in Sydney it is still Friday in Brisbane', async () => {
    time = new Date('2026-11-20T13:30:00Z');
    const request = { ...LTL, mode: 'ftl', service: 'FTL', ftlVehicle: 'SEMI', palletCount: '' } as const;
    const brisbane = await save({ ...request, pickup: 'Brisbane', delivery: 'Sydney' });
    expect(await send(form(brisbane, { pickupDate: '2026-11-20' }))).toMatchObject({ status: 201 });
    const sydney = await save({ ...request, pickup: 'Sydney', delivery: 'Brisbane' });
    expect(await send(form(sydney, { pickupDate: '2026-11-20' }))).toMatchObject({
      status: 409,
      body: { code: 'pickup-closed', nextDate: '2026-11-23' },
    });
  });

  it('books a quote that needs a review, since staff confirm it anyway', async () => {
    const quote = await save({ ...VIP, pickup: 'Newtown 2042', delivery: 'Lilliput' });
    expect(quote.quote.needsReview).toBe(true);
    expect(await send(form(quote))).toMatchObject({ status: 201 });
    const [received, notice] = await mails();
    expect(received?.subject).toContain('Newtown to a suburb to be confirmed');
    expect(notice?.text).toContain('The price needs a review.');
  });

  it.each<[string, (input: ReturnType<typeof form>) => unknown, string]>([
    ['a total', (input) => ({ ...input, totalExGstCents: 1 }), ''],
    ['another suburb', (input) => ({ ...input, delivery: { ...input.delivery, suburb: 'Perth' } }), 'delivery.suburb'],
    ['10,000 letters', (input) => ({ ...input, instructions: 'x'.repeat(10_000) }), 'instructions'],
    ['old terms', (input) => ({ ...input, termsVersion: '2020-01' }), 'termsVersion'],
    ['a header', (input) => ({ ...input, customerReference: 'a\r\nBcc: b@c.example' }), 'customerReference'],
    ['two addresses', (input) => ({ ...input, booker: { ...input.booker, email: 'a@b.cc,d@e.ff' } }), 'booker.email'],
    ['no street', (input) => ({ ...input, pickup: { ...input.pickup, street: ' ' } }), 'pickup.street'],
    ['nothing', () => null, ''],
  ])('refuses %s, and names the field', async (_what, change, path) => {
    const before = await count();
    const quote = await save();
    const answer = await send(change(form(quote)));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: expect.stringMatching(/^(invalid-input|bad-request)$/) },
    });
    if (path !== '') expect(answer.body.fields).toContainEqual({ path, message: expect.any(String) });
    expect(await count()).toBe(before);
    expect(await gateway.get(`/api/quotes/${quote.token}`, {})).toMatchObject({ body: { status: 'saved' } });
  });

  it('stores text of any script as it was typed', async () => {
    const businessName = 'Café <script>alert(1)</script> 寿司 🚚 مرحبا';
    const { token } = await make({ booker: { ...form(await save()).booker, businessName } });
    expect((await bookingOf(token)).details.booker.businessName).toBe(businessName);
    const [, notice] = await mails();
    expect(notice?.html).not.toContain('<script>');
  });

  it('keeps declared dangerous goods, and writes their UN number in one form', async () => {
    const good = {
      unNumber: 'un 1203',
      properShippingName: 'PETROL',
      division: '3',
      subsidiaryRisk: '',
      packingGroup: 'II',
      packageType: 'drum',
      packageCount: '4',
      aggregateQuantity: '800 L',
    } as const;
    const { token } = await make({ hasDangerousGoods: true, dangerousGoods: [good] });
    expect((await bookingOf(token)).details.dangerousGoods).toEqual([{ ...good, unNumber: 'UN1203' }]);
    const [, notice] = await mails();
    expect(notice?.text).toContain('It declares dangerous goods: approval only.');
  });

  it('answers 404 for any other token', async () => {
    const quote = await save();
    const { reference } = await make();
    const tokens = ['A'.repeat(22), 'x', reference, quote.token, "'%20or%201=1--"];
    const answers = await Promise.all(tokens.flatMap((token) => [see(token), cancel(token)]));
    const [first] = answers;
    expect(first).toMatchObject({ status: 404, body: { code: 'not-found' } });
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 404, body: first?.body });
    expect(await send({ ...form(quote), quoteToken: 'A'.repeat(22) })).toMatchObject({ status: 404 });
  });

  it('lists their own bookings to a signed-in client, the newest first', async () => {
    const first = await make({}, CLIENT);
    time = new Date(FRIDAY.getTime() + 60_000);
    const second = await make({}, CLIENT);
    const theirs = await make({}, OTHER);
    await make();
    expect(await gateway.get('/api/bookings', {})).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await gateway.get('/api/bookings', CLIENT)).toMatchObject({
      status: 200,
      body: {
        total: 2,
        page: 1,
        rows: [
          { ...second, status: 'requested', badge: 'Pending', from: 'Sydney', totalIncGstCents: 64_612 },
          { ...first, pickupDate: '2026-11-24' },
        ],
      },
    });
    expect(await gateway.get('/api/bookings', OTHER)).toMatchObject({ body: { total: 1, rows: [theirs] } });
    expect(await gateway.get('/api/bookings?page=2', CLIENT)).toMatchObject({ body: { rows: [], total: 2 } });
  });

  it('limits how many bookings one address makes in an hour', async () => {
    const input = form(await save());
    await send(input);
    await gateway.database.db.updateTable('rate_limits').set({ points: 60 }).execute();
    expect(await send(input)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  });
});
