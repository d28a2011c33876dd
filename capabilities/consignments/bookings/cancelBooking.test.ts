import { bookingDesk, STAFF, VIP } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { CANCELLATION_CHARGE } from '../api/booking-words.ts';
import type { DeskBookings } from '../api/bookings.ts';

/** A Friday, 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');

let time = FRIDAY;
const { save, form, send, make, see, cancel, detail, move, carry, recordPod, mails } = bookingDesk(
  () => gateway,
  () => time,
);

const gateway = gatewayOn('embedded', { now: () => time });
beforeEach(async () => {
  time = FRIDAY;
  await gateway.database.db.deleteFrom('rate_limits').execute();
  await gateway.database.db.deleteFrom('mails').execute();
});

describe('cancelling', () => {
  it('cancels once, however often the client asks, and mails the booker and the desk', async () => {
    const { reference, token } = await make();
    const answers = await Promise.all([cancel(token), cancel(token), cancel(token)]);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 200,
        body: { status: 'cancelled', badge: 'Cancelled', cancellation: { isOpen: false, mayCost: false } },
      });
    }
    expect((await detail(reference)).trail.map(({ status, by, note, actor }) => [status, by, note, actor])).toEqual([
      ['requested', 'client', '', 'ana@harbour.example'],
      ['cancelled', 'client', 'Not ready', 'holder of the link'],
    ]);
    expect((await mails()).map((mail) => mail.kind)).toEqual([
      'booking-received',
      'booking-requested-notice',
      'booking-cancelled',
      'booking-cancelled-notice',
    ]);
    expect((await mails()).at(-1)?.text).toContain('Not ready');
    expect(await move(reference, 'accepted')).toMatchObject({ status: 409, body: { code: 'status-not-possible' } });
  });

  it('records which signed-in client cancelled', async () => {
    const { reference, token } = await make();
    await cancel(token, false, { 'x-test-role': 'client' });
    expect((await detail(reference)).trail.at(-1)).toMatchObject({ actor: 'client@test.example' });
  });

  it('asks to accept a charge under two hours before the pickup', async () => {
    const input = form(await save(VIP), { pickupDate: '2026-11-20', pickupTime: '16:30' });
    const { token } = (await send(input)).body as { token: string };
    time = new Date('2026-11-20T03:30:00Z');
    expect((await see(token)).body.cancellation).toEqual({ isOpen: true, mayCost: false });
    time = new Date('2026-11-20T03:30:01Z');
    expect((await see(token)).body.cancellation).toEqual({ isOpen: true, mayCost: true });
    expect(await cancel(token)).toMatchObject({
      status: 409,
      body: { code: 'charge-not-accepted', detail: CANCELLATION_CHARGE },
    });
    const { body } = await cancel(token, true);
    expect(body).toMatchObject({ status: 'cancelled' });
    expect(body.events).toMatchObject([
      {},
      { note: 'Not ready\nAccepted that cancelling so late may be charged.', by: 'client' },
    ]);
  });

  it('refuses once the freight is picked up, and says what to do', async () => {
    const { reference, token } = await make();
    await carry(reference, 'picked_up');
    expect(await cancel(token, true)).toMatchObject({
      status: 409,
      body: { code: 'cancellation-closed', detail: expect.stringContaining('Call 1300 975 707') },
    });
    await move(reference, 'out_for_delivery');
    await recordPod(reference);
    expect(await cancel(token, true)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('is delivered and can no longer be cancelled') },
    });
  });

  it.each([
    [{ reason: '' }, 'acceptsCharge'],
    [{ reason: 'x'.repeat(501), acceptsCharge: false }, 'reason'],
    [{ reason: '', acceptsCharge: 'yes' }, 'acceptsCharge'],
    [{ reason: '', acceptsCharge: true, refund: true }, ''],
  ])('refuses %j', async (body, path) => {
    const { token } = await make();
    const answer = await gateway.post(`/api/bookings/${token}/cancellation`, body, {});
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: [{ path }] } });
  });
});

describe('the list of the desk', () => {
  const list = async (query = '') =>
    (await gateway.get(`/api/ops/bookings${query}`, STAFF)).body as unknown as DeskBookings;

  it('begins with what nobody has answered, sorts work by its pickup, counts every view, and finds what was typed', async () => {
    await gateway.reset();
    const later = await make({ pickupDate: '2026-11-25', customerReference: '50% off_er' });
    const sooner = await make({ pickupDate: '2026-11-24', pickupTime: '09:00' });
    const moving = await make({ pickupDate: '2026-11-23' });
    await carry(moving.reference, 'picked_up');
    await move(moving.reference, 'picked_up', { exception: { kind: 'delayed', reason: 'Rain' } });
    const gone = await make();
    await cancel(gone.token);

    const open = await list();
    expect(open.rows.map(({ reference }) => reference)).toEqual([sooner.reference, later.reference, moving.reference]);
    expect(open).toMatchObject({
      total: 3,
      page: 1,
      pageSize: 25,
      counts: { open: 3, requested: 2, moving: 1, exceptions: 1, delivered: 0, closed: 1, all: 4 },
    });
    expect(open.rows[2]).toEqual({
      reference: moving.reference,
      status: 'picked_up',
      badge: 'In Transit',
      exception: { kind: 'delayed', reason: 'Rain' },
      requestedAt: FRIDAY.toISOString(),
      pickupDate: '2026-11-23',
      pickupTime: '',
      pickupTimeZone: 'Australia/Sydney',
      pickedUpAt: FRIDAY.toISOString(),
      from: 'Sydney',
      to: 'Melbourne',
      serviceName: expect.any(String),
      businessName: 'Harbour Foods',
      totalIncGstCents: 64_612,
      needsReview: false,
      hasDangerousGoods: false,
      vehicle: null,
      answerBy: null,
      version: expect.any(Number),
    });
    expect(open.rows[0]).toMatchObject({ answerBy: expect.stringMatching(/^2026-11-2\dT/) });
    const references = async (query: string) => (await list(query)).rows.map(({ reference }) => reference);
    expect(await references('?view=exceptions')).toEqual([moving.reference]);
    expect(await references('?view=closed')).toEqual([gone.reference]);
    expect(await references(`?view=all&search=${later.reference.toLowerCase()}`)).toEqual([later.reference]);
    expect(await references('?view=all&search=harbour')).toHaveLength(4);
    expect(await references('?view=all&search=MELB')).toHaveLength(4);
    expect(await references('?view=all&search=50%25%20off_er')).toEqual([later.reference]);
    // It is no wildcard, and no word begins with it.
    expect(await references('?view=all&search=%25')).toEqual([]);
    expect(await references('?view=all&page=2')).toEqual([]);
    expect((await gateway.get('/api/ops/bookings?view=lost', STAFF)).status).toBe(400);
  });
});
