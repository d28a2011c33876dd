import { bookingDesk, STAFF } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import type { Booking } from '../api/bookings.ts';

/** A Friday, 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');

describe('a pickup', () => {
  let time = FRIDAY;
  const { make, see, detail, move, carry, recordPod, mails } = bookingDesk(
    () => gateway,
    () => time,
  );

  const gateway = gatewayOn('embedded', { now: () => time });
  beforeEach(async () => {
    time = FRIDAY;
    await gateway.database.db.deleteFrom('mails').execute();
  });

  it('shows when freight was picked up and delivered, although the desk records both later', async () => {
    const { reference, token } = await make();
    time = new Date(FRIDAY.getTime() + 6 * 3_600_000);
    await carry(reference, 'allocated');
    const pickedUp = await move(reference, 'picked_up', { pickedUpAtLocal: '2026-11-20T15:05' });
    expect(pickedUp).toMatchObject({ status: 200, body: { pickedUpAt: '2026-11-20T04:05:00.000Z' } });
    await move(reference, 'out_for_delivery');
    await recordPod(reference, { deliveredAtLocal: '2026-11-20T18:40' });
    const { events } = (await see(token)).body as unknown as Booking;
    const at = Object.fromEntries(events.map((event) => [event.status, event.at]));
    expect(at).toMatchObject({ picked_up: '2026-11-20T04:05:00.000Z', delivered: '2026-11-20T07:40:00.000Z' });
    const { trail } = await detail(reference);
    expect(trail.at(-1)).toMatchObject({ status: 'delivered', at: time.toISOString() });
    const { body } = await gateway.get(`/api/ops/bookings?view=all&search=${reference}`, STAFF);
    expect(body.rows).toMatchObject([{ pickedUpAt: '2026-11-20T04:05:00.000Z', pickupTimeZone: 'Australia/Sydney' }]);
    const mail = (await mails()).find(({ kind }) => kind === 'booking-picked-up');
    expect(mail?.text).toContain('Picked up: 20 Nov 2026, 3:05 PM AEDT');
  });

  it('takes a pickup without a time as now, and refuses impossible times', async () => {
    const { reference } = await make();
    time = new Date(FRIDAY.getTime() + 3_600_000);
    await carry(reference, 'allocated');
    for (const [pickedUpAtLocal, reason] of [
      ['2026-11-20T15:01', /still to come in Sydney/],
      ['2026-11-20T13:59', /before the booking was made/],
      ['2026-11-31T10:00', /real|date and time/],
      ['x'.repeat(5_000), /date and time/],
    ] as const) {
      expect(await move(reference, 'picked_up', { pickedUpAtLocal })).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', fields: [{ path: 'pickedUpAtLocal', message: expect.stringMatching(reason) }] },
      });
    }
    expect(await move(reference, 'allocated', { note: 'x', pickedUpAtLocal: '2026-11-20T14:30' })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
    expect(await move(reference, 'picked_up')).toMatchObject({ body: { pickedUpAt: time.toISOString() } });
  });

  it('reads the time of a pickup that an older gateway stored, from its event', async () => {
    const { reference, token } = await make();
    await carry(reference, 'picked_up');
    await gateway.database.db
      .updateTable('bookings')
      .set({ picked_up_at: null })
      .where('reference', '=', reference)
      .execute();
    expect((await see(token)).body).toMatchObject({ pickedUpAt: time.toISOString() });
  });
});
