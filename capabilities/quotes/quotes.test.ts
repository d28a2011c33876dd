import { randomUUID } from 'node:crypto';
import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from '@saltbush/freight';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import type { Answer } from '../../auth-gateway/fixtures/startTestGateway.ts';
import type { SavedQuote } from './api.ts';

const LTL: QuoteRequest = {
  ...EMPTY_QUOTE_REQUEST,
  mode: 'ltl',
  service: 'LTL',
  pickup: 'Sydney',
  delivery: 'Melbourne',
  palletCount: '4',
};
const LTL_CENTS = 58_738;
const VIP: QuoteRequest = {
  ...EMPTY_QUOTE_REQUEST,
  mode: 'metro-pallets',
  service: 'METRO_VIP',
  pickup: 'Newtown',
  delivery: 'Marrickville',
  metroVehicle: '1t-van',
};
const UNKNOWN_TOKEN = 'A'.repeat(22);
const NOBODY = {};
const CLIENT = { 'x-test-role': 'client' };
/** A Friday, 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');

let time = FRIDAY;
beforeEach(() => {
  time = FRIDAY;
});

describe.each(DATABASES)('quotes in the %s database', (kind) => {
  const gateway = gatewayOn(kind, { now: () => time });
  beforeEach(async () => {
    await gateway.database.db.deleteFrom('rate_limits').execute();
  });

  const submission = (changes: Record<string, unknown> = {}) => ({
    submissionId: randomUUID(),
    request: LTL,
    shownTotalExGstCents: LTL_CENTS,
    ...changes,
  });
  const save = (body: unknown, headers: Record<string, string> = NOBODY) => gateway.post('/api/quotes', body, headers);
  const saved = (answer: Answer) => answer.body as unknown as SavedQuote;
  const count = async () => (await gateway.database.db.selectFrom('quotes').select('reference').execute()).length;

  it('stores what was priced, and returns it by its private link', async () => {
    const answer = await save(submission());
    expect(answer).toMatchObject({
      status: 201,
      body: {
        reference: expect.stringMatching(/^Q-2026-\d{6}$/),
        token: expect.stringMatching(/^[\w-]{22}$/),
        status: 'saved',
        savedAt: FRIDAY.toISOString(),
        validUntil: '2026-12-20',
        request: LTL,
        quote: { total: '587.38', totalIncGstCents: 64_612, service: 'LTL' },
        pricingVersion: '2026-07-01',
        termsVersion: '2026-07',
        replaces: null,
        bookingReference: null,
      },
    });
    const again = await gateway.get(`/api/quotes/${saved(answer).token}`, NOBODY);
    expect(again).toMatchObject({ status: 200, body: answer.body });
    expect(again.headers.get('cache-control')).toBe('no-store');
    const row = await gateway.database.db
      .selectFrom('quotes')
      .selectAll()
      .where('reference', '=', saved(answer).reference)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ total_ex_cents: LTL_CENTS, gst_cents: 5_874, user_id: null });
    expect(JSON.stringify(row)).not.toContain(saved(answer).token);
  });

  it.each([
    ['unknown', UNKNOWN_TOKEN],
    ['malformed', 'x'],
    ['a reference', 'Q-2026-000001'],
    ['hostile', "'%20or%201=1--"],
  ])('answers 404 for a token that is %s', async (_what, token) => {
    await save(submission());
    const known = await gateway.get(`/api/quotes/${UNKNOWN_TOKEN}`, NOBODY);
    for (const address of [token, `${token}/pdf`]) {
      const answer = await gateway.get(`/api/quotes/${address}`, NOBODY);
      expect(answer).toMatchObject({ status: 404, body: known.body });
    }
    const body = { submissionId: randomUUID(), to: 'a@b.example' };
    for (const call of ['reprice', 'mails']) {
      expect(await gateway.post(`/api/quotes/${token}/${call}`, body, NOBODY)).toMatchObject({
        status: 404,
        body: known.body,
      });
    }
  });

  it('answers the same submission with the same quote', async () => {
    const body = submission();
    const first = await save(body);
    const before = await count();
    const again = await save(body);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await count()).toBe(before);
  });

  it('saves once when one form is sent several times at once', async () => {
    const before = await count();
    const body = submission();
    const answers = await Promise.all([save(body), save(body), save(body), save(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => saved(answer).token)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('refuses a submission that was used for another quote', async () => {
    const body = submission();
    await save(body);
    const other = await save({ ...body, request: { ...LTL, palletCount: '5' } });
    expect(other).toMatchObject({ status: 409, body: { code: 'submission-reused' } });
  });

  it('answers with the new price when it differs from the one shown, and saves it once that is confirmed', async () => {
    const before = await count();
    const body = submission({ shownTotalExGstCents: 1 });
    const answer = await save(body);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'price-changed', quote: { totalExGstCents: LTL_CENTS, total: '587.38' } },
    });
    expect(answer.body.detail).toContain('$646.12 including GST');
    expect(await count()).toBe(before);
    expect(await save({ ...body, shownTotalExGstCents: LTL_CENTS })).toMatchObject({ status: 201 });
  });

  it.each([
    ['no pallet', { palletCount: '0' }, 'pallet-count-invalid'],
    ['too many pallets', { palletCount: '51' }, 'pallet-count-invalid'],
    ['half a pallet', { palletCount: '1.5' }, 'pallet-count-invalid'],
    ['words for pallets', { palletCount: 'abc' }, 'pallet-count-invalid'],
    ['a huge count', { palletCount: 1e9 }, 'pallet-count-invalid'],
    ['a past pickup', { pickupDate: '2026-11-19' }, 'pickup-date-past'],
    ['no delivery', { delivery: ' ' }, 'delivery-missing'],
  ])("refuses %s in the calculator's words", async (_what, changes, reason) => {
    const answer = await save(submission({ request: { ...LTL, ...changes } }));
    expect(answer).toMatchObject({ status: 422, body: { code: 'quote-refused', reason } });
  });

  it('asks which place is meant, and lists the candidates', async () => {
    const request = { ...LTL, delivery: 'Richmond' };
    const places = [{ end: 'delivery', candidates: expect.arrayContaining(['Richmond VIC 3121', 'Richmond NSW']) }];
    const answer = await save(submission({ request }));
    expect(answer).toMatchObject({ status: 422, body: { code: 'quote-refused', reason: 'place-ambiguous', places } });
    const misspelt = await save(submission({ request: { ...LTL, delivery: 'Melborne' } }));
    expect(misspelt).toMatchObject({
      body: { reason: 'place-unknown', places: [{ end: 'delivery', candidates: ['Melbourne'] }] },
    });
    const clear = await save(submission({ request: { ...LTL, delivery: 'Richmond VIC 3121' } }));
    expect(clear.status).toBe(201);
  });

  it('does not save a price that is only a guide', async () => {
    const request = { ...EMPTY_QUOTE_REQUEST, pickup: 'Footscray', delivery: 'Truganina' };
    expect(await save(submission({ request }))).toMatchObject({ status: 422, body: { code: 'quote-indicative' } });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown field', { price: 1 }, ''],
    ['an unknown field of the request', { request: { ...LTL, price: 1 } }, 'request'],
    ['a long text', { request: { ...LTL, delivery: 'x'.repeat(10_000) } }, 'request.delivery'],
    ['a number as text', { shownTotalExGstCents: String(LTL_CENTS) }, 'shownTotalExGstCents'],
    ['a negative total', { shownTotalExGstCents: -1 }, 'shownTotalExGstCents'],
    ['half a cent', { shownTotalExGstCents: 0.5 }, 'shownTotalExGstCents'],
    ['no id', { submissionId: 'again' }, 'submissionId'],
    ['an unknown mode', { request: { ...LTL, mode: 'air' } }, 'request.mode'],
    ['a boolean as text', { request: { ...LTL, tailgate: 'yes' } }, 'request.tailgate'],
    ['an object for a number', { request: { ...LTL, weightKg: {} } }, 'request.weightKg'],
    ['no request', { request: undefined }, 'request'],
    ['nothing', { request: null }, 'request'],
  ])('refuses %s, and names the field', async (_what, changes, path) => {
    const before = await count();
    const answer = await save(submission(changes));
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(answer.body.fields).toContainEqual({ path, message: expect.any(String) });
    expect(await count()).toBe(before);
  });

  it.each([
    ['emoji', 'Marrickville 🚚'],
    ['text from right to left', 'Marrickville שלום'],
    ['200 letters', `Marrickville ${'x'.repeat(187)}`],
  ])('stores %s as typed', async (_what, delivery) => {
    const request = { ...VIP, pickup: 'Newtown 2042', delivery };
    const answer = await save(submission({ request, shownTotalExGstCents: 10_500 }));
    expect(answer).toMatchObject({ status: 201, body: { request: { delivery } } });
  });

  it('refuses characters that no text may hold', async () => {
    const request = { ...VIP, delivery: 'Marrickville \0' };
    const answer = await save(submission({ request, shownTotalExGstCents: 10_500 }));
    const message = 'Delivery holds characters that cannot be seen. Please type it instead of pasting it.';
    const fields = [{ path: 'request.delivery', message }];
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', fields } });
  });

  it('prices by its own clock: it does not save a service whose cut-off has passed', async () => {
    const vip = () => submission({ request: VIP, shownTotalExGstCents: 10_500 });
    time = new Date('2026-11-20T04:29:59Z');
    expect(await save(vip())).toMatchObject({ status: 201 });
    time = new Date('2026-11-20T04:30:00Z');
    expect(await save(vip())).toMatchObject({ status: 422, body: { reason: 'after-cut-off' } });
  });

  it('keeps a quote valid to the end of its thirtieth day in Sydney', async () => {
    const { token } = saved(await save(submission()));
    const status = async () => saved(await gateway.get(`/api/quotes/${token}`, NOBODY)).status;
    time = new Date('2026-12-20T12:59:59Z');
    expect(await status()).toBe('saved');
    time = new Date('2026-12-20T13:00:00Z');
    expect(await status()).toBe('expired');
  });

  it('re-prices a quote as a new one, and leaves the old one unchanged', async () => {
    const request = { ...LTL, pickupDate: '2026-11-23' };
    const old = saved(await save(submission({ request })));
    time = new Date('2026-12-21T03:00:00Z');
    const body = { submissionId: randomUUID() };
    const answer = await gateway.post(`/api/quotes/${old.token}/reprice`, body, NOBODY);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        status: 'saved',
        replaces: old.reference,
        validUntil: '2027-01-20',
        request: LTL,
        quote: { totalExGstCents: LTL_CENTS },
      },
    });
    expect(saved(answer).reference).not.toBe(old.reference);
    expect(await gateway.get(`/api/quotes/${old.token}`, NOBODY)).toMatchObject({
      body: { ...old, status: 'expired' },
    });
    const again = await gateway.post(`/api/quotes/${old.token}/reprice`, body, NOBODY);
    expect(again).toMatchObject({ status: 200, body: answer.body });
    const elsewhere = await gateway.post(`/api/quotes/${saved(answer).token}/reprice`, body, NOBODY);
    expect(elsewhere).toMatchObject({ status: 409, body: { code: 'submission-reused' } });
  });

  it('answers from the snapshot, whatever the price would be today', async () => {
    const { token, reference, quote } = saved(await save(submission()));
    const lines = quote.lines.map((line) => ({ ...line, amountCents: line.amountCents + 100 }));
    const dearer = { ...quote, lines, totalExGstCents: quote.totalExGstCents + 200 };
    await gateway.database.db
      .updateTable('quotes')
      .set({ quote: JSON.stringify(dearer) })
      .where('reference', '=', reference)
      .execute();
    expect(saved(await gateway.get(`/api/quotes/${token}`, NOBODY)).quote).toEqual(dearer);
  });

  it("lists the signed-in user's own quotes, newest first", async () => {
    expect(await gateway.get('/api/quotes', NOBODY)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const first = saved(await save(submission(), CLIENT));
    const second = saved(await save(submission(), CLIENT));
    await save(submission());
    const list = await gateway.get('/api/quotes', CLIENT);
    expect(list).toMatchObject({ status: 200, body: { total: 2, page: 1, pageSize: 20 } });
    expect(list.body.rows).toEqual([second, first]);
    expect(await gateway.get('/api/quotes?page=2', CLIENT)).toMatchObject({ body: { rows: [], total: 2, page: 2 } });
    expect(await gateway.get('/api/quotes?page=-1', CLIENT)).toMatchObject({ body: { total: 2, page: 1 } });
  });

  it('limits how many quotes one address saves in an hour', async () => {
    const body = submission();
    await save(body);
    await gateway.database.db.updateTable('rate_limits').set({ points: 60 }).execute();
    const answer = await save(body);
    expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
