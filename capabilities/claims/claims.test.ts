import { randomUUID } from 'node:crypto';
import { PNG, STAFF } from '../../auth-gateway/fixtures/bookingDesk.ts';
import { BEA, BOB, CLAIM_FORM, claimDesk, LOSS, MIA } from '../../auth-gateway/fixtures/claimDesk.ts';
import { client } from '../../auth-gateway/fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import type { ShipmentClaims } from './api.ts';

const DESK = 'quotes@saltbushfreight.example';
const FRIDAY = new Date('2026-11-20T03:00:00Z');

describe.each(DATABASES)('a claim on the %s database', (kind) => {
  let time = FRIDAY;
  const { make, move, carry, detail, delivered, lodge, lodged, read, onDesk, act, deskAct, put, mailed, lay } =
    claimDesk(
      () => gateway,
      () => time,
    );
  const gateway = gatewayOn(kind, { now: () => time });
  beforeEach(async () => {
    time = FRIDAY;
    await gateway.reset();
    await lay();
  });
  const offer = async (shipment: string) =>
    (await gateway.get(`/api/shipments/${shipment}/claims`, MIA)).body as unknown as ShipmentClaims;

  it('is lodged once, however often the form is sent, and the desk and the client are told', async () => {
    const shipment = await delivered();
    const form = { submissionId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => lodge(shipment, form)));
    expect(new Set(answers.map(({ body }) => body.reference))).toEqual(new Set(['CLM-2026-00001']));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(await lodge(shipment, { ...form, amountCents: 1 })).toMatchObject({
      ...{ status: 409, body: { code: 'submission-reused' } },
    });
    expect(await lodge(shipment)).toMatchObject({
      ...{ status: 409, body: { code: 'claim-known', reference: 'CLM-2026-00001' } },
    });
    // Nothing was counted for those that were refused.
    expect(await lodged(shipment, LOSS)).toMatchObject({
      reference: 'CLM-2026-00002',
    });
    expect(await mailed('claim-notice')).toMatchObject([
      { recipient: DESK, reply_to: 'mia@company.example' },
      { recipient: DESK },
    ]);
    expect((await mailed('claim-received'))[0]).toMatchObject({ recipient: 'mia@company.example', reply_to: DESK });
    expect((await mailed('claim-notice'))[0]?.text).toContain('$450.50');
    expect(await read('CLM-2026-00001')).toMatchObject({
      ...{ ...CLAIM_FORM, status: 'lodged', shipmentReference: shipment, route: 'Sydney to Melbourne', mayAct: true },
      ...{ deliveredOn: '2026-11-20', decision: null, pictures: [], lodgedBy: 'mia@company.example' },
      thread: [{ kind: 'lodged', by: 'client', actor: 'mia@company.example', words: CLAIM_FORM.words }],
    });
  });

  it('can be made until the seventh day after the delivery, by the delivery city, and again for another kind', async () => {
    const shipment = await delivered();
    expect(await offer(shipment)).toEqual({
      ...{ status: 'open', kinds: ['damage', 'loss'], until: '2026-11-27', from: null, claims: [] },
    });
    time = new Date('2026-11-27T12:59:00Z');
    await lodged(shipment);
    expect(await offer(shipment)).toMatchObject({ kinds: ['loss'], claims: [{ reference: 'CLM-2026-00001' }] });
    time = new Date('2026-11-27T13:00:00Z');
    expect(await lodge(shipment, LOSS)).toMatchObject({
      status: 409,
      body: { code: 'claim-not-open', until: '2026-11-27', detail: expect.stringContaining('until 27 Nov 2026') },
    });
    expect(await offer(shipment)).toMatchObject({ status: 'over', kinds: [], until: '2026-11-27' });
  });

  it('can be made for freight that is late or has something wrong, and not for what was on time or cancelled', async () => {
    const { reference, token } = await make({}, MIA);
    await carry(reference, 'in_transit');
    const late = { kind: 'delay', keepsPackaging: false };
    expect(await lodge(reference, late)).toMatchObject({ status: 409, body: { code: 'claim-not-open' } });
    const { eta } = await detail(reference);
    expect(await offer(reference)).toMatchObject({ status: 'not-yet', kinds: [] });
    time = new Date(`${eta}T13:30:00Z`);
    expect(await offer(reference)).toMatchObject({ status: 'open', kinds: ['loss', 'delay'], until: null });
    expect(await lodge(reference)).toMatchObject({ status: 409, body: { code: 'claim-not-open' } });
    await lodged(reference, late);
    time = FRIDAY;
    const other = await make({}, MIA);
    await carry(other.reference, 'in_transit');
    await move(other.reference, 'in_transit', { exception: { kind: 'delayed', reason: 'Flood' } });
    await lodged(other.reference, LOSS);
    expect(await lodge(await delivered(), late)).toMatchObject({ status: 409, body: { code: 'claim-not-open' } });
    const gone = await make({}, MIA);
    await gateway.post(`/api/bookings/${gone.token}/cancellation`, { reason: '', acceptsCharge: false }, MIA);
    expect(await offer(gone.reference)).toMatchObject({ status: 'not-carried', kinds: [] });
    expect(token).not.toBe('');
  });

  it.each([
    ['no amount', { amountCents: undefined }],
    ['nothing', { amountCents: 0 }],
    ['less than nothing', { amountCents: -45_000 }],
    ['a part of a cent', { amountCents: 450.5 }],
    ['more than is insured', { amountCents: 10_000_001 }],
    ['a thousand million', { amountCents: 1e9 }],
    ['no number', { amountCents: Number.NaN }],
    ['a number as text', { amountCents: '45000' }],
    ['another kind', { kind: 'theft' }],
    ['no words', { words: ' ' }],
    ['words that are too long', { words: 'x'.repeat(2_001) }],
    ['packaging of a delay', { kind: 'delay' }],
    ['a field that it does not know', { status: 'accepted' }],
  ])('is refused with %s', async (_what, changes) => {
    expect(await lodge(await delivered(), changes)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('is like an absent one to others, and acted on by those whose role lets them', async () => {
    const shipment = await delivered();
    const { reference, version } = await lodged(shipment);
    const picture = randomUUID();
    expect((await put(reference, picture, PNG)).status).toBe(200);
    expect((await lodge(shipment, {}, BOB)).status).toBe(404);
    expect((await gateway.get(`/api/shipments/${shipment}/claims`, BOB)).status).toBe(404);
    for (const asked of [reference, 'CLM-2026-99999']) {
      const answers = [
        await gateway.get(`/api/claims/${asked}`, BOB),
        await gateway.get(`/api/claims/${asked}/pictures/${picture}`, BOB),
        await act(asked, 'messages', { words: 7 }, BOB),
        await act(asked, 'withdrawal', { version }, BOB),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([404, 'not-found']));
      expect((await put(asked, randomUUID(), PNG, BOB)).status).toBe(404);
    }
    expect((await gateway.get('/api/claims', BOB)).body).toMatchObject({ total: 0, rows: [] });
    expect((await gateway.get('/api/claims/search?q=clm', BOB)).body).toEqual({ results: [] });
    expect((await gateway.get('/api/claims', {})).status).toBe(401);
    for (const path of ['', '/figures', `/${reference}`, `/${reference}/pictures/${picture}`]) {
      expect((await gateway.get(`/api/ops/claims${path}`, MIA)).status).toBe(403);
    }
    const DOV = client('dov');
    expect(await read(reference, DOV)).toMatchObject({ mayAct: false });
    expect(await act(reference, 'withdrawal', { version, words: '' }, DOV)).toMatchObject({
      status: 403,
      body: {
        code: 'role-not-enough',
        detail: expect.stringContaining('Only owners, bookers and accounts make claims'),
      },
    });
    expect((await put(reference, randomUUID(), PNG, DOV)).status).toBe(403);
    expect(await read(reference, BEA)).toMatchObject({ mayAct: true });
  });

  it('keeps pictures once each, up to twenty, and only pictures', async () => {
    const { reference } = await lodged(await delivered());
    const id = randomUUID();
    const [first, again] = await Promise.all([put(reference, id, PNG), put(reference, id.toUpperCase(), PNG)]);
    expect([first?.status, again?.status]).toEqual([200, 200]);
    const got = await fetch(`${gateway.url}/api/claims/${reference}/pictures/${id}`, { headers: MIA });
    expect([got.headers.get('content-type'), got.headers.get('x-content-type-options')]).toEqual([
      ...['image/png', 'nosniff'],
    ]);
    expect(Buffer.from(await got.arrayBuffer())).toEqual(PNG);
    for (const [what, content, status] of [
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
      ['a drawing that runs scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>'), 415],
      ['nothing', Buffer.alloc(0), 400],
      ['too much', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]), 413],
    ] as const) {
      expect({ what, status: (await put(reference, randomUUID(), content)).status }).toEqual({ what, status });
    }
    expect((await put(reference, 'photo', PNG)).status).toBe(400);
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => put(reference, randomUUID(), PNG)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    expect(statuses.filter((status) => status === 409)).toHaveLength(81);
    expect((await read(reference)).pictures).toHaveLength(20);
    // The first of them is sent again, and needs no room.
    expect((await put(reference, id, PNG)).status).toBe(200);
    expect((await gateway.get(`/api/ops/claims/${reference}/pictures/${id}`, STAFF)).status).toBe(200);
    expect((await gateway.get(`/api/ops/claims/${reference}/pictures/${randomUUID()}`, STAFF)).status).toBe(404);
  });

  it('is talked about, each message once, and those who may not see it any more are not mailed', async () => {
    const { reference } = await lodged(await delivered());
    const form = { submissionId: randomUUID(), words: 'Two layers are crushed' };
    await Promise.all([act(reference, 'messages', form, BEA), act(reference, 'messages', form, BEA)]);
    expect(await act(reference, 'messages', { ...form, words: 'Three' }, BEA)).toMatchObject({
      ...{ status: 409, body: { code: 'submission-reused' } },
    });
    expect(await mailed('claim-message-notice')).toMatchObject([{ recipient: DESK, reply_to: 'bea@company.example' }]);
    expect((await onDesk(reference)).waitsSince).toBe(FRIDAY.toISOString());
    await gateway.database.db.deleteFrom('client_users').where('user_id', '=', 'mia').execute();
    const reply = { submissionId: randomUUID(), words: 'Please send a picture of the label' };
    expect((await deskAct(reference, 'messages', reply)).body).toMatchObject({ status: 'in_review', waitsSince: null });
    expect(await mailed('claim-reply')).toMatchObject([{ recipient: 'bea@company.example', reply_to: DESK }]);
    const { thread } = await read(reference, BEA);
    expect(thread.map(({ by, kind: what, actor, words }) => [by, what, actor, words])).toEqual([
      ['client', 'lodged', 'mia@company.example', CLAIM_FORM.words],
      ['client', 'message', 'bea@company.example', form.words],
      ['staff', 'message', '', reply.words],
    ]);
    expect((await onDesk(reference)).thread.at(-1)?.actor).toBe('staff@test.example');
  });
});
