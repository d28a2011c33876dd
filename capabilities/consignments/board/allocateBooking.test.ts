import { bookingDesk, LTL, STAFF, VIP } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { listenTo } from '../../../auth-gateway/fixtures/listenTo.ts';
import type { Board, DeskChange } from '../api/board.ts';
import type { Booking, BookingMade, DeskBookingDetail } from '../api/bookings.ts';

/** A Friday, 10:00 AM in Sydney. */
const FRIDAY = new Date('2026-11-19T23:00:00Z');
const TODAY = '2026-11-20';

let time = FRIDAY;
describe.each(DATABASES)('allocating on the %s database', (kind) => {
  const desk = bookingDesk(
    () => gateway,
    () => time,
  );
  const { detail, move, see, mails } = desk;

  const gateway = gatewayOn(kind, { now: () => time });
  beforeEach(async () => {
    time = FRIDAY;
    await gateway.reset();
  });

  /** A driver whose application was approved. */
  async function driver(name: string, licenceClass: string): Promise<string> {
    const reference = `DRV-2026-${name}`;
    const at = time;
    await gateway.database.db
      .insertInto('driver_applications')
      .values({
        ...{ submission_id: crypto.randomUUID(), token_hash: crypto.randomUUID(), purpose: 'application' },
        ...{ status: 'approved', reference, started_at: at, submitted_at: at },
        details: JSON.stringify({
          name,
          licenceClass,
          licenceState: 'NSW',
          phone: '0491 570 156',
          email: `${name.toLowerCase()}@drivers.example`,
        }),
      })
      .execute();
    return reference;
  }
  async function vehicle(vehicleId: string, changes: Record<string, unknown> = {}): Promise<string> {
    const registration = `T${crypto.randomUUID().slice(0, 6)}`;
    const body = { registration, vehicleId, capacityKg: 1_000, pallets: 2, licenceClass: 'C', depot: 'sydney' };
    const answer = await gateway.post(
      '/api/ops/fleet',
      { submissionId: crypto.randomUUID(), ...body, ...changes },
      STAFF,
    );
    return (answer.body as unknown as { reference: string }).reference;
  }
  async function requestFor(pickupTime = '', quote = VIP): Promise<BookingMade> {
    const saved = await desk.save({ ...quote, palletCount: '1', weightKg: '300' });
    const { body } = await desk.send(desk.form(saved, { pickupDate: TODAY, pickupTime }));
    return body as unknown as BookingMade;
  }
  const request = async (pickupTime = '', quote = VIP): Promise<string> =>
    (await requestFor(pickupTime, quote)).reference;
  const allocate = async (reference: string, given: Record<string, unknown> | null, changes = {}) =>
    gateway.post(
      `/api/ops/bookings/${reference}/allocation`,
      {
        submissionId: crypto.randomUUID(),
        version: (await detail(reference)).version,
        allocation: given,
        accepts: true,
        acceptsDoubleUse: false,
        ...changes,
      },
      STAFF,
    );
  const board = async (query = '') => (await gateway.get(`/api/ops/board${query}`, STAFF)).body as unknown as Board;

  it('accepts and allocates in one act, and plans jobs without a time one after the other', async () => {
    const pair = { driver: await driver('Bo', 'C'), vehicle: await vehicle('1t-van') };
    const first = await request();
    expect(await allocate(first, pair)).toMatchObject({
      status: 200,
      body: {
        status: 'allocated',
        allocation: { driver: 'Bo', driverReference: pair.driver, vehicleReference: pair.vehicle },
        // 10:00 AM in Sydney.
        run: { from: '2026-11-19T23:00:00.000Z' },
        depot: 'sydney',
        trail: [{ status: 'requested' }, { status: 'accepted' }, { status: 'allocated', allocation: { driver: 'Bo' } }],
      },
    });
    expect((await mails()).filter(({ kind: of }) => of === 'booking-accepted')).toHaveLength(1);
    const { run } = await detail(first);
    const second = await request();
    await allocate(second, pair);
    expect((await detail(second)).run?.from).toBe(run?.until);
  });

  it('accepts nothing that nobody meant to accept', async () => {
    const pair = { driver: await driver('Bo', 'C'), vehicle: await vehicle('1t-van') };
    const reference = await request();
    expect(await allocate(reference, pair, { accepts: false })).toMatchObject({
      status: 409,
      body: { code: 'status-not-possible' },
    });
    expect((await detail(reference)).status).toBe('requested');
  });

  it('warns of double use, and allows it once that is accepted', async () => {
    const pair = { driver: await driver('Bo', 'C'), vehicle: await vehicle('1t-van') };
    const [first, second] = [await request('13:00'), await request('13:15')];
    await allocate(first, pair);
    const refused = await allocate(second, pair);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'double-use', clashes: [{ reference: first, of: ['driver', 'vehicle'] }] },
    });
    // What was refused changed nothing, not even half of it.
    expect((await detail(second)).status).toBe('requested');
    const other = { ...pair, driver: await driver('Ana', 'C') };
    expect((await allocate(second, other)).body).toMatchObject({ clashes: [{ of: ['vehicle'] }] });
    expect(await allocate(second, pair, { acceptsDoubleUse: true })).toMatchObject({ status: 200 });
    expect(await allocate(second, { ...pair, startsAtLocal: `${TODAY}T16:00` })).toMatchObject({ status: 200 });
  });

  it('sees a double use when two dispatchers allocate at the same moment', async () => {
    const pair = { driver: await driver('Bo', 'C'), vehicle: await vehicle('1t-van') };
    const jobs = [await request('13:00'), await request('13:00')];
    const answers = await Promise.all(jobs.map((reference) => allocate(reference, pair)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses a licence that is too low, and a vehicle that is too small', async () => {
    const reference = await request();
    const truck = await vehicle('6t-truck', { licenceClass: 'MR', capacityKg: 6_000, pallets: 8 });
    const bo = await driver('Bo', 'LR');
    expect(await allocate(reference, { driver: bo, vehicle: truck })).toMatchObject({
      status: 409,
      body: { code: 'licence-too-low', detail: expect.stringContaining('class MR. Bo holds LR.') },
    });
    const small = await vehicle('1t-van', { capacityKg: 200 });
    expect(await allocate(reference, { driver: bo, vehicle: small })).toMatchObject({
      status: 409,
      body: { code: 'vehicle-too-small', faults: ['weight'] },
    });
    expect(await allocate(reference, { driver: await driver('Mo', 'MC'), vehicle: truck })).toMatchObject({
      status: 200,
    });
  });

  it('offers only drivers who are approved and vehicles in service', async () => {
    const reference = await request();
    const pair = { driver: await driver('Bo', 'C'), vehicle: await vehicle('1t-van') };
    await gateway.database.db.updateTable('driver_applications').set({ status: 'declined' }).execute();
    expect((await allocate(reference, pair)).body).toMatchObject({ code: 'driver-not-approved' });
    await gateway.database.db.updateTable('driver_applications').set({ status: 'approved' }).execute();
    await gateway.post(`/api/ops/fleet/${pair.vehicle}/standing`, { version: 1, isActive: false, note: '' }, STAFF);
    expect((await allocate(reference, pair)).body).toMatchObject({ code: 'vehicle-not-active' });
  });

  it('takes a form once, and refuses one that did not see the newest state', async () => {
    const pair = { driver: await driver('Bo', 'C'), vehicle: await vehicle('1t-van') };
    const reference = await request();
    const { version } = await detail(reference);
    const form = { submissionId: crypto.randomUUID(), version };
    const first = await allocate(reference, pair, form);
    const again = await allocate(reference, pair, form);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await allocate(reference, pair, { version })).toMatchObject({ status: 409, body: { code: 'stale' } });
  });

  it('takes an allocation back before the pickup, and the client reads nothing of it', async () => {
    const pair = { driver: await driver('Zebedee', 'C'), vehicle: await vehicle('1t-van') };
    const { reference, token } = await requestFor();
    await allocate(reference, pair);
    const { body } = await allocate(reference, null);
    expect(body).toMatchObject({ status: 'accepted', allocation: null, run: null });
    const client = (await see(token)).body as unknown as Booking;
    expect(client.events.map(({ status }) => status)).toEqual(['requested', 'accepted']);
    expect(JSON.stringify(client)).not.toContain('Zebedee');
    await allocate(reference, pair);
    await move(reference, 'picked_up');
    expect(await allocate(reference, null)).toMatchObject({ status: 409, body: { code: 'status-not-possible' } });
    expect(await allocate(reference, pair)).toMatchObject({ status: 409, body: { code: 'status-not-possible' } });
  });

  it('records the pickup of what goes straight out, and frees driver and vehicle with the delivery', async () => {
    const pair = { driver: await driver('Bo', 'C'), vehicle: await vehicle('1t-van') };
    const reference = await request('15:00');
    await allocate(reference, pair);
    time = new Date('2026-11-20T00:00:00Z');
    const { body } = await move(reference, 'out_for_delivery');
    const out = body as unknown as DeskBookingDetail;
    expect(out).toMatchObject({
      status: 'out_for_delivery',
      pickedUpAt: time.toISOString(),
      run: { from: time.toISOString() },
    });
    expect(out.trail.slice(-2).map(({ status }) => status)).toEqual(['picked_up', 'out_for_delivery']);
    expect((await mails()).filter(({ kind: of }) => of === 'booking-picked-up')).toHaveLength(1);
    time = new Date('2026-11-20T00:20:00Z');
    await desk.recordPod(reference, { deliveredAtLocal: `${TODAY}T11:15` });
    expect((await detail(reference)).run).toEqual({ from: out.run?.from, until: '2026-11-20T00:15:00.000Z' });
    expect((await board()).runs).toEqual([]);
  });

  it('shows the day of one depot, with what is late and what others have', async () => {
    const pair = { driver: await driver('Bo', 'C'), vehicle: await vehicle('1t-van') };
    const reference = await request();
    const melbourne = await request('', {
      ...LTL,
      mode: 'ftl',
      service: 'FTL',
      ftlVehicle: 'SEMI',
      pickup: 'Melbourne',
      delivery: 'Sydney',
    });
    await allocate(reference, pair);
    const references = async (query: string) => (await board(query)).bookings.map((booking) => booking.reference);
    expect(await board()).toMatchObject({
      ...{ date: TODAY, today: TODAY, depot: 'sydney', counts: { sydney: 1, melbourne: 1, perth: 0 } },
      bookings: [{ reference, isDirect: true, load: { weightKg: 300 }, allocation: { driver: 'Bo' } }],
      drivers: [{ reference: pair.driver, name: 'Bo', licenceClass: 'C', state: 'NSW' }],
      vehicles: [{ reference: pair.vehicle }],
      runs: [{ booking: reference, ...pair }],
    });
    expect(await references('?depot=melbourne')).toEqual([melbourne]);
    expect(await references('?date=2026-11-21')).toEqual([]);
    time = new Date('2026-11-23T23:00:00Z');
    expect(await references('?date=2026-11-24')).toEqual([reference]);
    expect(await references('?date=2026-11-25')).toEqual([]);
    expect((await gateway.get('/api/ops/board?date=2026-02-30', STAFF)).status).toBe(400);
    expect((await gateway.get('/api/ops/board?depot=hobart', STAFF)).status).toBe(400);
  });

  it('keeps a driver from being erased while they have something to drive', async () => {
    const pair = { driver: await driver('Bo', 'C'), vehicle: await vehicle('1t-van') };
    const reference = await request();
    await allocate(reference, pair);
    const preview = await gateway.post('/api/ops/people/erasure-preview', { email: 'bo@drivers.example' }, STAFF);
    expect(JSON.stringify(preview.body)).toContain(`This person is to drive ${reference}.`);
  });

  it('tells open boards what other dispatchers do, notes for staff included', async () => {
    const page = await listenTo(`${gateway.url}/api/ops/board/events`, STAFF);
    await page.event('ready');
    const pair = { driver: await driver('Bo', 'C'), vehicle: await vehicle('1t-van') };
    const reference = await request();
    await allocate(reference, pair);
    await allocate(reference, null);
    const changes = () => page.data<DeskChange>('booking');
    await page.until(() => (changes().length >= 4 ? true : undefined));
    expect(changes().map((change) => [change.reference, change.status])).toEqual(
      ['requested', 'accepted', 'allocated', 'accepted'].map((status) => [reference, status]),
    );
    expect(page.text()).not.toContain('Bo');
    page.leave();
  });
});
