import { randomUUID } from 'node:crypto';
import type { House } from '@saltbush/capability';
import { bookingDesk } from '../../auth-gateway/fixtures/bookingDesk.ts';
import { client } from '../../auth-gateway/fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import { layCompany } from '../../auth-gateway/fixtures/layCompany.ts';
import { createPrivateLinks } from '../../auth-gateway/src/references/createPrivateLinks.ts';
import type { DeskStandingPickups, StandingPickup, StandingPickups } from './api.ts';
import { bookDueDays } from './bookDueDays.ts';
import { startParts } from './standing-parts.ts';
import type { StandingPickupTables } from './tables.ts';

/** Ana and Amir send freight for one company, Vic reads along, Bob sends for another. */
const [ANA, AMIR, VIC, BOB] = [client('ana'), client('amir'), client('vic'), client('bob')];
/** A Tuesday, 2:00 PM in Sydney. */
const TUESDAY = new Date('2026-11-24T03:00:00Z');
const COMPANY = 'CL-2026-00001';

describe.each(DATABASES)('standing pickups on the %s database', (kind) => {
  let now = TUESDAY;
  const desk = bookingDesk(
    () => gateway,
    () => now,
  );
  const gateway = gatewayOn(kind, { now: () => now });
  beforeEach(async () => {
    now = TUESDAY;
    await gateway.reset();
    await layCompany(gateway.database, { user: 'ana', number: 1, now });
    await layCompany(gateway.database, { user: 'bob', number: 2, now });
    for (const [user, role] of [
      ['amir', 'booker'],
      ['vic', 'viewer'],
    ] as const) {
      const member = { reference: COMPANY, user_id: user, email: `${user}@company.example`, joined_at: now, role };
      await gateway.database.db.insertInto('client_users').values(member).execute();
    }
  });

  const booked = async (headers = ANA) =>
    (await desk.make({ pickupDate: '2026-11-25', customerReference: 'Weekly' }, headers)).reference;
  const add = async (changes: Record<string, unknown> = {}, headers = ANA) =>
    gateway.post(
      '/api/standing-pickups',
      {
        ...{ submissionId: randomUUID(), shipmentReference: await booked(), weekdays: [5, 1], until: '' },
        ...{ termsVersion: '2026-07', ...changes },
      },
      headers,
    );
  const added = async (...given: Parameters<typeof add>) => (await add(...given)).body as unknown as StandingPickup;
  const list = async (headers = ANA) =>
    ((await gateway.get('/api/standing-pickups', headers)).body as unknown as StandingPickups).rows;
  const act = (reference: string, name: 'changes' | 'removal', body: object, headers = ANA) =>
    gateway.post(`/api/standing-pickups/${reference}/${name}`, body, headers);
  const bookings = () =>
    gateway.database.db
      .selectFrom('bookings')
      .select(['reference', 'pickup_date', 'client_reference', 'user_id', 'customer_reference'])
      .orderBy('reference')
      .execute();
  const mails = async () =>
    (await gateway.database.db.selectFrom('mails').select(['kind', 'recipient', 'text']).orderBy('id').execute()).slice(
      2,
    );

  /** The gateway looks at this moment. */
  async function look(at: string): Promise<void> {
    now = new Date(at);
    const { database, url } = gateway;
    const house = { database, now: () => now, links: await createPrivateLinks(database, null), publicUrl: url };
    const parts = startParts({ ...house, gs1Prefix: '' } as unknown as House<StandingPickupTables>);
    await bookDueDays(parts, now, () => false);
  }

  it('repeats a booking on the chosen weekdays, and says when the next is booked', async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ reference: 'STP-2026-00001', shipmentReference: 'SH-2026-0001', from: 'Sydney', to: 'Melbourne' },
      ...{ weekdays: [1, 5], until: null, isPaused: false, needsTerms: false, last: null, version: 1 },
      nextDays: ['2026-11-27', '2026-11-30', '2026-12-04'],
      nextBookedAt: '2026-11-25T22:00:00.000Z',
      addedBy: 'ana@company.example',
    });
    expect(await list(AMIR)).toEqual([body]);
    expect(await list(BOB)).toEqual([]);
  });

  it('promises no time for a first day that is booked at once', async () => {
    const shipmentReference = await booked();
    // A Thursday, five hours after Friday's pickups were booked.
    now = new Date('2026-11-26T03:00:00Z');
    const rule = { shipmentReference, weekdays: [5], until: '', termsVersion: '2026-07' };
    const { body } = await gateway.post('/api/standing-pickups', { submissionId: randomUUID(), ...rule }, ANA);
    expect(body).toMatchObject({ nextDays: ['2026-11-27', '2026-12-04', '2026-12-11'], nextBookedAt: null });
  });

  it('is taken once for each form, and once for each booking', async () => {
    const form = { submissionId: randomUUID(), shipmentReference: await booked() };
    const answers = await Promise.all([add(form), add(form), add(form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const again = await add({ shipmentReference: form.shipmentReference }, AMIR);
    expect(again).toMatchObject({ status: 409, body: { code: 'standing-known' } });
    expect(await list()).toHaveLength(1);
  });

  it('books a day once, at nine on the business day before, for who set it up', async () => {
    const { reference } = await added();
    await look('2026-11-25T21:59:00Z');
    expect(await bookings()).toHaveLength(1);
    await look('2026-11-25T22:00:00Z');
    await look('2026-11-25T22:05:00Z');
    const [, made, ...others] = await bookings();
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      ...{ pickup_date: '2026-11-27', client_reference: COMPANY, user_id: 'ana', customer_reference: 'Weekly' },
    });
    expect(await list()).toMatchObject([
      {
        last: { day: '2026-11-27', status: 'booked', shipmentReference: made?.reference },
        nextDays: ['2026-11-30', '2026-12-04', '2026-12-07'],
        // On the Friday before.
        nextBookedAt: '2026-11-26T22:00:00.000Z',
      },
    ]);
    expect((await mails()).map(({ kind: of, recipient }) => [of, recipient])).toEqual([
      ['booking-received', 'ana@company.example'],
      ['booking-requested-notice', expect.any(String)],
    ]);
    const why = 'Booked by standing pickup STP-2026-00001, which repeats SH-2026-0001.';
    for (const { text } of await mails()) expect(text).toContain(why);
    const { body: shipment } = await gateway.get(`/api/shipments/${made?.reference}`, ANA);
    expect(shipment).toMatchObject({ events: [{ status: 'requested', note: why }] });
    // It was recorded by nobody, as where a gateway ended right after the booking.
    await gateway.database.db
      .updateTable('standing_pickups')
      .set({ last_day: '2026-11-24' })
      .where('reference', '=', reference)
      .execute();
    await look('2026-11-25T22:10:00Z');
    expect(await bookings()).toHaveLength(2);
  });

  it('says why a day is not booked, by mail and in the list, and goes on with the next', async () => {
    await added();
    await gateway.database.db.deleteFrom('client_users').where('user_id', '=', 'ana').execute();
    await look('2026-11-25T22:00:00Z');
    expect(await bookings()).toHaveLength(1);
    const [one] = await list(AMIR);
    expect(one?.last).toMatchObject({
      day: '2026-11-27',
      status: 'refused',
      message: expect.stringMatching(/no longer books/),
    });
    expect(await mails()).toMatchObject([
      {
        kind: 'standing-pickup-refused',
        recipient: 'ana@company.example',
        text: expect.stringMatching(/no longer books for this company/),
      },
    ]);
    const change = { version: 1, weekdays: [1, 5], until: '', isPaused: false, termsVersion: '' };
    expect(await act(one?.reference ?? '', 'changes', change, AMIR)).toMatchObject({
      status: 200,
      body: { addedBy: 'amir@company.example', version: 2 },
    });
    await look('2026-11-26T22:00:00Z');
    expect((await bookings()).at(-1)).toMatchObject({ pickup_date: '2026-11-30', user_id: 'amir' });
  });

  it('books nothing while it is paused, nothing for those days later, and ends', async () => {
    const { reference } = await added();
    const change = (version: number, isPaused: boolean) => ({
      ...{ version, weekdays: [1, 5], until: '', isPaused, termsVersion: '' },
    });
    await act(reference, 'changes', change(1, true));
    expect(await list()).toMatchObject([{ isPaused: true, nextDays: [], nextBookedAt: null }]);
    await look('2026-11-27T22:00:00Z');
    await act(reference, 'changes', change(2, false));
    await look('2026-11-27T22:05:00Z');
    const days = async () => (await bookings()).slice(1).map((row) => row.pickup_date);
    expect(await days()).toEqual(['2026-11-30']);
    expect(await act(reference, 'removal', { version: 2 })).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await act(reference, 'removal', { version: 3 })).toMatchObject({ status: 200 });
    await look('2026-12-03T22:00:00Z');
    expect(await days()).toEqual(['2026-11-30']);
    expect(await act(reference, 'removal', { version: 3 })).toMatchObject({ status: 404 });
  });

  it('refuses what could not repeat, at its field', async () => {
    const fieldOf = async (changes: Record<string, unknown>, headers = ANA) => {
      const { status, body } = await add(changes, headers);
      return [status, body.code, (body.fields as { path: string }[] | undefined)?.[0]?.path];
    };
    expect(await fieldOf({ weekdays: [] })).toEqual([400, 'invalid-input', 'weekdays']);
    expect(await fieldOf({ weekdays: [6] })).toEqual([400, 'invalid-input', 'weekdays[0]']);
    expect(await fieldOf({ weekdays: [1, 1] })).toEqual([400, 'invalid-input', 'weekdays']);
    expect(await fieldOf({ until: '2026-11-26' })).toEqual([400, 'invalid-input', 'until']);
    expect(await fieldOf({ until: '2027-02-30' })).toEqual([400, 'invalid-input', 'until']);
    expect(await fieldOf({ termsVersion: '' })).toEqual([400, 'invalid-input', 'termsVersion']);
    expect(await fieldOf({ termsVersion: '2020-01' })).toEqual([400, 'invalid-input', 'termsVersion']);
    expect(await fieldOf({ shipmentReference: 'SH-2026-9999' })).toEqual([404, 'not-found', undefined]);
    expect(await fieldOf({}, BOB)).toEqual([404, 'not-found', undefined]);
    expect(await fieldOf({}, VIC)).toEqual([403, 'role-not-enough', undefined]);
    const { reference, token } = await desk.make({ pickupDate: '2026-11-25' }, ANA);
    await gateway.post(`/api/bookings/${token}/cancellation`, { reason: '', acceptsCharge: true }, ANA);
    expect(await fieldOf({ shipmentReference: reference })).toEqual([400, 'invalid-input', 'shipmentReference']);
    const { reference: standing } = await added();
    const change = { version: 1, weekdays: [1], until: '', isPaused: false, termsVersion: '' };
    expect(await act(standing, 'changes', change, BOB)).toMatchObject({ status: 404 });
    expect(await act(standing, 'changes', change, VIC)).toMatchObject({ status: 403 });
  });

  it('are listed for the desk, refused ones first, found by business and suburb, and hidden from clients', async () => {
    const STAFF = { 'x-test-role': 'staff', 'x-test-user': 'sam', 'x-test-email': 'sam@saltbush.example' };
    const all = async (query = '') => {
      const { status, body } = await gateway.get(`/api/ops/standing-pickups${query}`, STAFF);
      expect(status).toBe(200);
      return body as unknown as DeskStandingPickups;
    };
    const first = await added();
    const second = await added({ shipmentReference: await booked(BOB) }, BOB);
    const references = async (query: string) => (await all(query)).rows.map(({ reference }) => reference);
    expect(await all()).toMatchObject({
      ...{ total: 2, counts: { booking: 2, 'held-up': 0, paused: 0, all: 2 } },
      rows: [
        { clientReference: 'CL-2026-00002' },
        { ...first, clientReference: COMPANY, businessName: 'Harbour Foods' },
      ],
    });
    expect(await references('?sort=reference')).toEqual([first.reference, second.reference]);
    for (const sort of ['business', '-route', 'until', '-added']) {
      expect(await references(`?sort=${sort}`)).toHaveLength(2);
    }
    expect(await references('?search=harbour')).toHaveLength(2);
    expect(await references(`?search=${first.reference}`)).toEqual([first.reference]);
    expect(await references('?search=50%25')).toEqual([]);
    const change = { version: 1, weekdays: [1], until: '', termsVersion: '' };
    await act(second.reference, 'changes', { ...change, isPaused: true }, BOB);
    await gateway.database.db
      .updateTable('standing_pickups')
      .set({ last_outcome: JSON.stringify({ day: '2026-11-20', status: 'refused', message: 'No price.' }) })
      .where('reference', '=', first.reference)
      .execute();
    expect(await references('?view=paused')).toEqual([second.reference]);
    expect(await references('?view=held-up')).toEqual([first.reference]);
    expect(await references('?view=all')).toEqual([first.reference, second.reference]);
    await gateway.database.db.updateTable('standing_pickups').set({ until: '2026-11-20' }).execute();
    expect((await all()).counts).toEqual({ booking: 0, 'held-up': 0, paused: 1, all: 2 });
    const found = await gateway.get('/api/ops/standing-pickups/search?q=sydney', STAFF);
    expect((found.body.results as { path: string }[]).map(({ path }) => path)).toEqual([
      `/ops/standing-pickups/${first.reference}`,
      `/ops/standing-pickups/${second.reference}`,
    ]);
    const one = (headers: Record<string, string>, reference = first.reference) =>
      gateway.get(`/api/ops/standing-pickups/${reference}`, headers);
    expect(await one(STAFF)).toMatchObject({ status: 200, body: { reference: first.reference } });
    expect(await one(STAFF, 'STP-2026-99999')).toMatchObject({ status: 404 });
    expect(await one(ANA)).toMatchObject({ status: 403 });
    expect(await gateway.get('/api/ops/standing-pickups?sort=price', STAFF)).toMatchObject({ status: 400 });
  });
});
