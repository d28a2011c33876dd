import { randomUUID } from 'node:crypto';
import { bookingDesk } from '../../auth-gateway/fixtures/bookingDesk.ts';
import { BOB, MIA } from '../../auth-gateway/fixtures/claimDesk.ts';
import { client } from '../../auth-gateway/fixtures/client.ts';
import { driverDesk } from '../../auth-gateway/fixtures/driverDesk.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import type { DriverReport, ShipmentPosition } from './api.ts';

const FRIDAY = new Date('2026-11-20T03:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe.each(DATABASES)('what a driver reports on the %s database', (kind) => {
  let time = FRIDAY;
  const clock = () => time;
  const desk = bookingDesk(() => gateway, clock);
  const drivers = driverDesk(() => gateway, clock);
  const { make, detail, mails } = desk;
  const { allocated, underWay, labelled, links, position, pickedUp, scan, delivered, report, send } = drivers;
  const gateway = gatewayOn(kind, { now: clock });
  beforeEach(async () => {
    time = FRIDAY;
    await gateway.reset();
    await drivers.lay();
  });
  const pass = (minutes: number) => {
    time = new Date(FRIDAY.getTime() + minutes * MINUTE_MS);
    return time;
  };
  const where = async (reference: string, headers: Record<string, string> = MIA) =>
    (await gateway.get(`/api/shipments/${reference}/position`, headers)).body as unknown as ShipmentPosition;
  const positions = async () =>
    (await gateway.database.db.selectFrom('driver_reports').selectAll().where('kind', '=', 'position').execute())
      .length;
  const codes = async (token: string, ...reports: DriverReport[]) =>
    (await report(token, ...reports)).refused.map(({ code }) => code);

  it('is picked up, scanned and delivered by reports that are taken once, whatever order they come in', async () => {
    const { reference, token } = await allocated();
    const [first = '', second = ''] = await labelled(reference);
    pass(200);
    const at = (minutes: number) => new Date(FRIDAY.getTime() + minutes * MINUTE_MS);
    const batch = [
      delivered(at(190)),
      position(at(30)),
      scan(first, 'pickup', at(5)),
      pickedUp(at(10)),
      scan(first, 'delivery', at(180)),
      position(at(60), { latitude: -35.07, longitude: 148.1 }),
    ];
    const [answer, again] = await Promise.all([report(token, ...batch), report(token, ...batch)]);
    for (const { taken, refused, job: then } of [answer, again]) {
      expect([...taken].sort()).toEqual(batch.map(({ id }) => id).sort());
      expect(refused).toEqual([]);
      expect(then).toMatchObject({ status: 'delivered', scanned: { pickup: [first], delivery: [first] } });
      expect(then.packages).toEqual([first, second, expect.any(String), expect.any(String)]);
    }
    const { pod, pickedUpAt, trail } = await detail(reference);
    expect(pickedUpAt).toBe(at(10).toISOString());
    expect(pod).toMatchObject({
      ...{ receiverName: 'Lee Wong', deliveredAtLocal: '2026-11-20T17:10', zoneAbbreviation: 'AEDT' },
      place: { latitude: -37.815, longitude: 144.96, accuracyM: 8, name: 'near Melbourne VIC' },
    });
    expect(trail.slice(-3).map(({ status, actor }) => [status, actor])).toEqual([
      ['picked_up', 'Bo Lind (driver)'],
      ['out_for_delivery', 'Bo Lind (driver)'],
      ['delivered', 'Bo Lind (driver)'],
    ]);
    expect((await mails()).filter(({ kind: what }) => what === 'booking-delivered')).toHaveLength(1);
    expect(await positions()).toBe(2);
  });

  it('tells its client where the freight is, its path and when it arrives, and tells nobody else', async () => {
    const { reference, token } = await allocated();
    expect(await where(reference)).toMatchObject({
      latest: null,
      path: [],
      arrival: null,
      isShared: false,
      keptDays: 30,
    });
    await report(token, pickedUp());
    const fromPickup = await where(reference);
    expect(fromPickup).toMatchObject({
      ...{ pickup: { name: 'Sydney' }, delivery: { name: 'Melbourne' }, isShared: false },
      ...{ latest: { from: 'event', at: FRIDAY.toISOString() }, arrival: { basis: 'events' } },
    });
    await report(token, position(pass(150)));
    const onTheRoad = await where(reference);
    expect(onTheRoad).toMatchObject({
      ...{ latest: { from: 'driver', place: 'near Goulburn NSW', accuracyM: 12 }, isShared: true },
      arrival: { basis: 'position', asOf: time.toISOString(), restHours: expect.any(Number) },
    });
    expect(onTheRoad.path.map(({ from }) => from)).toEqual(['event', 'driver']);
    const { earliest = '', latest = '' } = onTheRoad.arrival ?? {};
    expect(Date.parse(earliest) - time.getTime()).toBeGreaterThan(6 * HOUR_MS);
    expect(Date.parse(latest)).toBeGreaterThan(Date.parse(earliest));
    expect(await where(reference, client('dov'))).toEqual(onTheRoad);
    for (const asked of [reference, 'SH-2026-9999']) {
      const { status, body } = await gateway.get(`/api/shipments/${asked}/position`, BOB);
      expect([status, body.code]).toEqual([404, 'not-found']);
    }
    expect((await gateway.get(`/api/shipments/${reference}/position`, {})).status).toBe(401);
    expect(await links(reference)).toMatchObject({ latest: onTheRoad.latest, isShared: true, driverPhone: null });
    pass(161);
    expect((await where(reference)).isShared).toBe(false);
    await report(token, delivered(pass(900)));
    expect(await where(reference)).toMatchObject({
      ...{ arrival: null, isShared: false },
      latest: { from: 'event', place: 'near Melbourne VIC', accuracyM: 8, latitude: -37.815 },
    });
  });

  it('takes no position before the pickup or after the delivery, from the future, from before the link, or from elsewhere', async () => {
    const { token } = await allocated();
    expect(await codes(token, position())).toEqual(['report-not-now']);
    await report(token, pickedUp(pass(10)));
    expect(await codes(token, position(new Date(time.getTime() - MINUTE_MS)))).toEqual(['report-not-now']);
    expect(await codes(token, position(new Date(time.getTime() + 6 * MINUTE_MS)))).toEqual(['report-time']);
    expect(await codes(token, position(new Date(time.getTime() - 365 * 24 * HOUR_MS)))).toEqual(['report-time']);
    expect(await codes(token, position(undefined, { latitude: 51.5, longitude: -0.1 }))).toEqual(['report-place']);
    const ahead = position(new Date(time.getTime() + 4 * MINUTE_MS));
    expect((await report(token, ahead)).taken).toEqual([ahead.id]);
    await report(token, delivered(pass(60)));
    expect(await codes(token, position(pass(61)))).toEqual(['report-not-now']);
    const late = position(new Date(FRIDAY.getTime() + 50 * MINUTE_MS));
    expect((await report(token, late)).taken).toEqual([late.id]);
    expect(await codes(token, delivered(pass(62)), pickedUp())).toEqual(['report-not-now']);
    expect(await positions()).toBe(2);
    const stored = await gateway.database.db.selectFrom('driver_reports').select('at').execute();
    expect(stored.every(({ at }) => at <= time)).toBe(true);
  });

  it('refuses a report alone, never the batch around it', async () => {
    const { token, reference } = await underWay();
    const [code = ''] = await labelled(reference);
    const other = await make({}, BOB);
    const [foreign = ''] = await labelled(other.reference);
    pass(30);
    const good = position();
    const without = { id: randomUUID(), at: time.toISOString() };
    const { status, body } = await send(
      ...[token, { ...without, kind: 'scan' }, { ...without, id: randomUUID(), kind: 'delivered', receivedBy: ' ' }],
      ...[
        { ...without, id: randomUUID(), kind: 'position', latitude: -34 },
        { ...good, id: randomUUID(), at: 'now' },
      ],
      ...[scan(foreign), scan(code, 'delivery'), good],
    );
    expect(status).toBe(200);
    expect(body.taken).toHaveLength(2);
    const refused = body.refused as { code: string }[];
    expect(refused.map((one) => one.code).sort()).toEqual([
      ...Array(4).fill('report-incomplete'),
      'report-other-freight',
    ]);
    for (const reports of [
      [],
      Array.from({ length: 101 }, () => position()),
      [{ ...good, id: 'x' }],
      [{ ...good, kind: 'x' }],
    ]) {
      expect((await send(token, ...reports)).status).toBe(400);
    }
    expect((await send('a'.repeat(22), {})).status).toBe(404);
  });

  it('keeps positions that are fifteen seconds apart, thins long paths, and takes no more than a job needs', async () => {
    const { reference, token, id } = await underWay();
    pass(300);
    for (let batch = 0; batch < 5; batch += 1) {
      const at = (index: number) => new Date(FRIDAY.getTime() + (batch * 100 + index) * 20_000);
      await report(token, ...Array.from({ length: 100 }, (_, index) => position(at(index))));
    }
    const close = Array.from({ length: 10 }, (_, index) => position(new Date(time.getTime() - index * 1_000)));
    expect((await report(token, ...close)).taken).toHaveLength(10);
    expect(await positions()).toBe(501);
    const { path } = await where(reference);
    expect(path.length).toBeLessThanOrEqual(200);
    expect(path.length).toBeGreaterThan(100);
    expect(path.map(({ at }) => at)).toEqual(path.map(({ at }) => at).sort());
    await gateway.database.db.updateTable('driver_links').set({ reports: 20_000 }).where('id', '=', id).execute();
    expect(await codes(token, position(pass(301)))).toEqual(['report-too-many']);
    expect((await report(token, delivered())).job.status).toBe('delivered');
  });
});
