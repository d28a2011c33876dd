import { randomUUID } from 'node:crypto';
import { bookingDesk, PNG } from '../../auth-gateway/fixtures/bookingDesk.ts';
import { MIA } from '../../auth-gateway/fixtures/claimDesk.ts';
import { driverDesk } from '../../auth-gateway/fixtures/driverDesk.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import type { DriverReport } from './api.ts';

const FRIDAY = new Date('2026-11-20T03:00:00Z');
const MINUTE_MS = 60_000;

describe.each(DATABASES)('the link of a driver on the %s database', (kind) => {
  let time = FRIDAY;
  const clock = () => time;
  const desk = bookingDesk(() => gateway, clock);
  const drivers = driverDesk(() => gateway, clock);
  const { make, move, carry, detail, recordPod, mails } = desk;
  const { allocated, underWay, job, links, position, delivered, report, send } = drivers;
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
  const codes = async (token: string, ...reports: DriverReport[]) =>
    (await report(token, ...reports)).refused.map(({ code }) => code);

  it('is opened by a link that the desk makes once for each press, and that says nothing of the price or the client', async () => {
    const { reference } = await make({ customerReference: 'PO 77' }, MIA);
    const form = randomUUID();
    expect(await drivers.makeLink(reference, form)).toMatchObject({ status: 409, body: { code: 'no-driver' } });
    await carry(reference, 'allocated');
    const made = await Promise.all(Array.from({ length: 5 }, () => drivers.makeLink(reference, form)));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(made.map(({ body }) => body.url)).size).toBe(1);
    const [first] = made;
    expect(first?.body.url).toMatch(/^https?:\/\/[^/]+\/job\/[\w-]{22}$/);
    const token = String(first?.body.url).slice(-22);
    expect(await gateway.get(`/api/driver-jobs/${token}`, {})).toMatchObject({ status: 200 });
    const seen = await job(token);
    expect(seen).toMatchObject({
      ...{ reference, status: 'allocated', driver: 'Bo Lind', vehicle: 'ABC 12D', takesPositions: false },
      ...{ packageCount: 4, packages: [], scanned: { pickup: [], delivery: [] }, isDangerous: false },
      ...{ goods: expect.stringContaining('Bottled water on 4 pallets'), closesAt: '2026-11-27T03:00:00.000Z' },
      pickup: {
        ...{ businessName: 'Harbour Foods', street: '12 Dock Road', suburb: 'Sydney', contactName: 'Ana Ruiz' },
        ...{
          phone: '0412 345 678',
          instructions: 'Dock 4',
          hasForklift: true,
          dateLocal: '2026-11-24',
          timeLocal: null,
        },
        latitude: expect.closeTo(-33.87, 1),
      },
      delivery: { suburb: 'Melbourne', dateLocal: expect.any(String), longitude: expect.closeTo(144.96, 1) },
    });
    expect(JSON.stringify(seen)).not.toMatch(/PO 77|harbour\.example|Cents|Q-2026/);
    expect((await links(reference)).links).toMatchObject([
      {
        driver: 'Bo Lind',
        isOpen: true,
        madeBy: 'staff@test.example',
        lastSeenAt: FRIDAY.toISOString(),
        revokedAt: null,
      },
    ]);
    const stored = await gateway.database.db.selectFrom('driver_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is not found any more once its link is taken back, seven days are over, it is delivered, or somebody else drives', async () => {
    const first = await allocated();
    expect((await drivers.revoke(first.id)).body).toMatchObject({
      links: [{ isOpen: false, revokedAt: FRIDAY.toISOString() }],
    });
    const second = await allocated();
    await move(second.reference, 'allocated', { allocation: { driver: 'Kim Day', vehicle: 'ABC 12D' } });
    const third = await underWay();
    const fourth = await underWay();
    await report(fourth.token, delivered());
    const answers = async () => {
      const statuses: number[] = [];
      for (const { token } of [first, second, third, fourth]) {
        statuses.push((await gateway.get(`/api/driver-jobs/${token}`, {})).status);
        expect((await send(token, position())).status).toBe(statuses.at(-1));
      }
      return statuses;
    };
    expect(await answers()).toEqual([404, 404, 200, 200]);
    pass(12 * 60);
    expect(await answers()).toEqual([404, 404, 200, 404]);
    pass(7 * 24 * 60);
    expect(await answers()).toEqual([404, 404, 404, 404]);
    expect((await drivers.revoke(999_999)).status).toBe(404);
    expect(await drivers.makeLink(fourth.reference)).toMatchObject({ status: 409, body: { code: 'no-driver' } });
  });

  it('takes pictures of the delivery once it is reported, each once, up to twenty, and only pictures', async () => {
    const { reference, token } = await underWay();
    const put = async (what: string, content = PNG) => (await drivers.putPicture(token, what, content)).status;
    expect(await put('photo')).toBe(409);
    await report(token, delivered());
    expect([await put('photo'), await put('photo'), await put('signature')]).toEqual([200, 200, 200]);
    expect(await put('licence')).toBe(404);
    expect(await put('photo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>'))).toBe(415);
    expect(await put('photo', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]))).toBe(413);
    expect((await detail(reference)).pod).toMatchObject({ hasPhoto: true, hasSignature: true });
    const kept = await gateway.database.db.selectFrom('pod_pictures').select('stored_by').execute();
    expect(kept).toEqual([{ stored_by: 'Bo Lind (driver)' }, { stored_by: 'Bo Lind (driver)' }]);
    const others = Array.from({ length: 20 }, (_, index) => Buffer.concat([PNG, Buffer.from([index])]));
    const statuses: number[] = [];
    for (const content of others) statuses.push(await put('photo', content));
    expect(statuses.filter((status) => status === 200)).toHaveLength(18);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });

  it('gives way to what the desk recorded', async () => {
    const { reference, token } = await underWay();
    await move(reference, 'out_for_delivery');
    await recordPod(reference);
    expect(await codes(token, delivered(pass(1)))).toEqual(['report-not-now']);
    expect((await detail(reference)).pod).toMatchObject({ receiverName: 'Lee Wong', palletsOut: 4, place: null });
  });

  it('answers one link so often, and no more', async () => {
    const { token } = await underWay();
    const statuses: number[] = [];
    for (let round = 0; round < 13; round += 1) {
      const sent = await Promise.all(Array.from({ length: 10 }, () => gateway.get(`/api/driver-jobs/${token}`, {})));
      statuses.push(...sent.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(120);
  });

  it('keeps words that a driver typed as words', async () => {
    const { reference, token } = await underWay();
    const receivedBy = '<script>alert(1)</script>';
    await report(token, delivered(undefined, { receivedBy }));
    expect((await detail(reference)).pod?.receiverName).toBe(receivedBy);
    const mail = (await mails()).find(({ kind: what }) => what === 'booking-delivered');
    expect(mail?.html).not.toContain('<script>alert');
  });
});
