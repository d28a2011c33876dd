import { bookingDesk, PNG, STAFF } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import type { Booking, DeskBookingDetail } from '../api/bookings.ts';

/** A Friday, 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

let time = FRIDAY;
beforeEach(() => {
  time = FRIDAY;
});

describe.each(DATABASES)('the desk on the %s database', (kind) => {
  const { make, see, cancel, detail, act, move, carry, recordPod, putPicture, mails } = bookingDesk(
    () => gateway,
    () => time,
  );

  const gateway = gatewayOn(kind, { now: () => time });
  beforeEach(async () => {
    await gateway.database.db.deleteFrom('rate_limits').execute();
    await gateway.database.db.deleteFrom('mails').execute();
  });

  const bookingOf = async (token: string) => (await see(token)).body as unknown as Booking;
  const picture = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers });
  const mailKinds = async () => (await mails()).map((mail) => mail.kind.replace('booking-', ''));

  it('carries a guest’s booking from the request to the POD with its pictures', async () => {
    const { reference, token } = await make();
    await carry(reference, 'out_for_delivery');
    expect(await recordPod(reference)).toMatchObject({
      status: 201,
      body: { status: 'delivered', nextStatuses: ['invoiced'], version: 7 },
    });
    const photo = await putPicture(reference, 'photo', JPEG);
    expect(photo.status).toBe(200);
    expect(await photo.json()).toMatchObject({ version: 7, pod: { hasPhoto: true, hasSignature: false } });
    await putPicture(reference, 'signature', JPEG);
    await putPicture(reference, 'signature', PNG);

    const booking = await bookingOf(token);
    expect(booking).toMatchObject({
      status: 'delivered',
      badge: 'Delivered',
      eta: '2026-11-25',
      pod: {
        receiverName: 'Lee Wong',
        deliveredAtLocal: '2026-11-20T14:00',
        zoneAbbreviation: 'AEDT',
        palletsIn: 2,
        palletsOut: 4,
        notes: 'Left at dock 2',
        hasSignature: true,
        hasPhoto: true,
      },
      cancellation: { isOpen: false, mayCost: false },
    });
    expect(booking.events.map(({ status }) => status)).toEqual([
      'requested',
      'accepted',
      'allocated',
      'picked_up',
      'in_transit',
      'out_for_delivery',
      'delivered',
    ]);
    const { trail, allocation } = await detail(reference);
    expect(allocation).toEqual({ driver: 'Bo Lind', vehicle: 'ABC 12D' });
    expect(trail.map(({ actor }) => actor)).toEqual(['ana@harbour.example', ...Array(9).fill('staff@test.example')]);
    expect(trail.slice(-3).map(({ note }) => note)).toEqual([
      'Photo added to the POD.',
      'Signature added to the POD.',
      'Signature added to the POD.',
    ]);
    // The newest signature is the one that counts.
    const signature = await picture(`/api/bookings/${token}/pod/signature`);
    expect(signature.headers.get('content-type')).toBe('image/png');
    expect(signature.headers.get('content-disposition')).toBe(`inline; filename="${reference}-signature.png"`);
    expect(signature.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await signature.arrayBuffer()).equals(PNG)).toBe(true);
    expect((await picture(`/api/ops/bookings/${reference}/pod/photo`, STAFF)).status).toBe(200);
    expect(await move(reference, 'invoiced')).toMatchObject({ status: 200, body: { nextStatuses: [], isOpen: false } });
  });

  it('mails the booker at every step that matters, with the link', async () => {
    const { reference, token } = await make();
    await carry(reference, 'in_transit');
    await move(reference, 'in_transit', { exception: { kind: 'delayed', reason: 'Flooded road' }, eta: '2026-11-26' });
    await move(reference, 'out_for_delivery');
    await recordPod(reference);
    expect(await mailKinds()).toEqual([
      'received',
      'requested-notice',
      'accepted',
      'picked-up',
      'exception',
      'delivered',
    ]);
    const [, , accepted, pickedUp, exception, delivered] = await mails();
    expect(accepted?.text).toContain('Expected delivery: 25 Nov 2026');
    expect(pickedUp?.text).toContain(`/bookings/${token}`);
    expect(exception).toMatchObject({
      subject: `Booking ${reference} delayed: Sydney to Melbourne, pickup 24 Nov 2026`,
      text: expect.stringContaining('Flooded road'),
    });
    expect(exception?.text).toContain('Expected delivery: 26 Nov 2026');
    expect(delivered?.text).toContain(`/bookings/${token}#pod`);
    expect(delivered?.text).toContain('Delivered: 20 Nov 2026, 2:00 PM AEDT');
    for (const mail of await mails()) expect(mail.recipient).toMatch(/^(ana@harbour|quotes@saltbushfreight)\.example$/);
  });

  it('declines and cancels only with a reason, and passes it on to the booker', async () => {
    const { reference, token } = await make();
    expect(await move(reference, 'declined')).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: [{ path: 'note' }] },
    });
    expect(await move(reference, 'declined', { note: 'No truck that day' })).toMatchObject({ status: 200 });
    expect(await bookingOf(token)).toMatchObject({ status: 'declined', badge: 'Declined' });
    const declined = (await mails()).at(-1);
    expect(declined).toMatchObject({ kind: 'booking-declined', text: expect.stringContaining('No truck that day') });
    expect(await cancel(token)).toMatchObject({ status: 409, body: { code: 'cancellation-closed' } });

    const other = await make();
    await carry(other.reference, 'allocated');
    await move(other.reference, 'cancelled', { note: 'The truck broke down' });
    expect((await mails()).at(-1)?.text).toContain('The truck broke down');
  });

  it('allows only the moves in the rules, and delivers only through the POD', async () => {
    const { reference } = await make();
    expect(await move(reference, 'picked_up')).toMatchObject({
      status: 409,
      body: {
        code: 'status-not-possible',
        detail: `${reference} is requested and cannot become picked up. Next it can be accepted or declined.`,
      },
    });
    expect(await recordPod(reference)).toMatchObject({ status: 409, body: { code: 'status-not-possible' } });
    await carry(reference, 'accepted');
    expect(await move(reference, 'allocated')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'allocation' }] },
    });
    await move(reference, 'allocated', { allocation: { driver: 'Bo Lind', vehicle: 'ABC 12D' } });
    await move(reference, 'allocated', { allocation: { driver: 'Di Ray', vehicle: 'XYZ 98Z' } });
    expect((await detail(reference)).allocation).toEqual({ driver: 'Di Ray', vehicle: 'XYZ 98Z' });
    await move(reference, 'picked_up');
    await move(reference, 'out_for_delivery');
    expect(await move(reference, 'delivered')).toMatchObject({
      status: 409,
      body: { detail: `Record the POD of ${reference}: that delivers it.` },
    });
    await recordPod(reference);
    expect(await recordPod(reference)).toMatchObject({ status: 409, body: { code: 'status-not-possible' } });
  });

  it('adds notes for staff alone, and exceptions and arrivals for the client too', async () => {
    const { reference, token } = await make();
    expect(await move(reference, 'requested')).toMatchObject({ status: 400, body: { fields: [{ path: 'note' }] } });
    await move(reference, 'requested', { note: 'Rang, no answer' });
    expect((await detail(reference)).trail.at(-1)).toMatchObject({ note: 'Rang, no answer', status: 'requested' });
    expect((await bookingOf(token)).events).toHaveLength(1);
    await move(reference, 'requested', { exception: { kind: 'delayed', reason: 'Strike' } });
    expect(await move(reference, 'requested', { eta: '2026-11-20' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'eta' }] },
    });
    expect(await bookingOf(token)).toMatchObject({ exception: { kind: 'delayed', reason: 'Strike' } });
    await move(reference, 'accepted', { eta: '2026-11-27' });
    expect(await bookingOf(token)).toMatchObject({ exception: { kind: 'delayed' }, eta: '2026-11-27' });
    await move(reference, 'accepted', { exception: null });
    const { exception, events } = await bookingOf(token);
    expect(exception).toBeNull();
    expect(events.map(({ resolvesException }) => resolvesException)).toEqual([false, false, false, true]);
    await move(reference, 'cancelled', { note: 'Client rang' });
    expect(await move(reference, 'cancelled', { note: 'More' })).toMatchObject({
      status: 409,
      body: { code: 'status-not-possible' },
    });
  });

  it('refuses a change by staff who did not see the change before it', async () => {
    const { reference } = await make();
    const body = { version: 1, status: 'accepted', note: '' };
    const post = () => gateway.post(`/api/ops/bookings/${reference}/events`, body, STAFF);
    const answers = await Promise.all([post(), post()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await post()).toMatchObject({
      status: 409,
      body: { code: 'stale', version: 2, bookingStatus: 'accepted' },
    });
    expect((await detail(reference)).trail).toHaveLength(2);
    expect(await act(reference, 'events', { ...body, version: 2, status: 'gone' })).toMatchObject({ status: 400 });
  });

  it('refuses a time of delivery that is impossible', async () => {
    const { reference } = await make();
    await carry(reference, 'out_for_delivery');
    time = new Date(FRIDAY.getTime() + 3_600_000);
    for (const deliveredAtLocal of ['2026-11-20T15:01', '2026-11-20T13:59', '2026-02-30T10:00', 'now']) {
      expect(await recordPod(reference, { deliveredAtLocal })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'deliveredAtLocal' }] },
      });
    }
    expect(await recordPod(reference, { deliveredAtLocal: '2026-11-20T15:00' })).toMatchObject({ status: 201 });
  });

  it('accepts a delivery in the same minute as the booking, since people enter whole minutes', async () => {
    time = new Date(FRIDAY.getTime() + 20_000);
    const { reference } = await make();
    await carry(reference, 'out_for_delivery');
    expect(await recordPod(reference, { deliveredAtLocal: '2026-11-20T14:00' })).toMatchObject({ status: 201 });
  });

  it('recognises pictures by their bytes, and takes them only after the POD', async () => {
    const { reference, token } = await make();
    expect(await (await putPicture(reference, 'photo', PNG)).json()).toMatchObject({
      status: 409,
      code: 'pod-missing',
    });
    await carry(reference, 'out_for_delivery');
    await recordPod(reference);
    const wrong = [
      Buffer.from('<svg onload="alert(1)">'),
      Buffer.from('GIF89a0000'),
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(0),
    ];
    for (const content of wrong) {
      expect(await (await putPicture(reference, 'photo', content)).json()).toMatchObject({
        status: 415,
        code: 'wrong-media-type',
      });
    }
    const large = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]);
    expect((await putPicture(reference, 'photo', large)).status).toBe(413);
    expect((await putPicture(reference, 'selfie', PNG)).status).toBe(404);
    expect((await putPicture('SH-2026-9999', 'photo', PNG)).status).toBe(404);
    expect((await picture(`/api/bookings/${token}/pod/photo`)).status).toBe(404);
    expect((await bookingOf(token)).pod).toMatchObject({ hasPhoto: false, hasSignature: false });
  });

  it('answers staff only', async () => {
    const { reference } = await make();
    const path = `/api/ops/bookings/${reference}`;
    const calls = (headers: Record<string, string>) => [
      gateway.get('/api/ops/bookings', headers),
      gateway.get(path, headers),
      gateway.post(`${path}/events`, { version: 1, status: 'accepted', note: '' }, headers),
      gateway.post(`${path}/pod`, {}, headers),
      putPicture(reference, 'photo', PNG, headers),
      gateway.get(`${path}/pod/photo`, headers),
    ];
    for (const [headers, status] of [
      [{}, 401],
      [{ 'x-test-role': 'client' }, 403],
      [{ 'x-test-role': 'ops' }, 403],
    ] as const) {
      for (const answer of await Promise.all(calls(headers))) expect(answer.status).toBe(status);
    }
    expect((await gateway.get('/api/ops/bookings/SH-2026-9999', STAFF)).status).toBe(404);
    expect(await detail(reference)).toMatchObject({
      status: 'requested',
      version: 1,
    } satisfies Partial<DeskBookingDetail>);
  });
});
