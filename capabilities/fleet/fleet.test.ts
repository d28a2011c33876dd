import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import type { DeskFleet, DeskVehicleDetail } from './api.ts';
import { changeWords } from './changeWords.ts';
import { retention } from './retention.ts';

const STAFF = { 'x-test-role': 'staff' };
const NOW = new Date('2026-11-24T03:00:00Z');
const TRUCK = {
  registration: 'DK 61 QS',
  vehicleId: '6t-truck',
  capacityKg: 6_000,
  pallets: 8,
  licenceClass: 'MR',
  depot: 'sydney',
} as const;

describe.each(DATABASES)('the fleet list on the %s database', (kind) => {
  const gateway = gatewayOn(kind, { now: () => NOW });
  beforeEach(() => gateway.reset());

  const add = (changes: Record<string, unknown> = {}) =>
    gateway.post('/api/ops/fleet', { submissionId: crypto.randomUUID(), ...TRUCK, ...changes }, STAFF);
  const added = async (changes: Record<string, unknown> = {}) =>
    (await add(changes)).body as unknown as DeskVehicleDetail;
  const list = async (query = '') => (await gateway.get(`/api/ops/fleet${query}`, STAFF)).body as unknown as DeskFleet;
  const change = (reference: string, body: Record<string, unknown>) =>
    gateway.post(`/api/ops/fleet/${reference}/changes`, { ...TRUCK, ...body }, STAFF);
  const stand = (reference: string, version: number, isActive: boolean, note = '') =>
    gateway.post(`/api/ops/fleet/${reference}/standing`, { version, isActive, note }, STAFF);

  it('takes a vehicle once for each form, with its plate in capitals', async () => {
    const submissionId = crypto.randomUUID();
    const first = await add({ submissionId, registration: 'dk  61 qs' });
    expect(first).toMatchObject({
      status: 201,
      body: { reference: 'VEH-2026-00001', registration: 'DK 61 QS', isActive: true, version: 1 },
    });
    const again = await add({ submissionId, registration: 'dk  61 qs' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await list()).counts).toEqual({ active: 1, retired: 0, all: 1 });
  });

  it('never has two vehicles in service with one plate, however it is spaced', async () => {
    const { reference } = await added();
    expect(await add({ registration: 'DK61-QS' })).toMatchObject({
      status: 409,
      body: { code: 'registration-taken', fields: [{ path: 'registration' }] },
    });
    await stand(reference, 1, false, 'Sold');
    expect(await add({ registration: 'dk61qs' })).toMatchObject({ status: 201 });
    // Its plate is another one's by now.
    expect(await stand(reference, 2, true)).toMatchObject({ status: 409, body: { code: 'registration-taken' } });
    expect((await list()).counts).toEqual({ active: 1, retired: 1, all: 2 });
  });

  it('says in the trail who changed what, and nothing where nothing changed', async () => {
    const { reference } = await added();
    await change(reference, { version: 1, capacityKg: 5_800, depot: 'newcastle' });
    const { body } = await change(reference, { version: 2, capacityKg: 5_800, depot: 'newcastle' });
    expect(body).toMatchObject({
      version: 2,
      capacityKg: 5_800,
      trail: [
        { act: 'added', actor: 'staff@test.example' },
        { act: 'changed', note: '5,800 kg, before 6,000 kg; Newcastle, before Sydney' },
      ],
    });
  });

  it('refuses a change to what somebody else changed meanwhile', async () => {
    const { reference } = await added();
    await change(reference, { version: 1, pallets: 7 });
    for (const late of [await change(reference, { version: 1, pallets: 6 }), await stand(reference, 1, false)]) {
      expect(late).toMatchObject({ status: 409, body: { code: 'stale', version: 2 } });
    }
  });

  it('is found by plate, class and depot, and by view', async () => {
    const { reference } = await added();
    await added({ registration: 'XN 08 SB', vehicleId: 'semi', licenceClass: 'HC', depot: 'melbourne' });
    await stand(reference, 1, false);
    const plates = async (query: string) => (await list(query)).rows.map(({ registration }) => registration);
    expect(await plates('?view=all')).toEqual(['XN 08 SB', 'DK 61 QS']);
    expect(await plates('?view=active')).toEqual(['XN 08 SB']);
    expect(await plates('?view=all&search=dk61')).toEqual(['DK 61 QS']);
    expect(await plates('?view=all&search=melb')).toEqual(['XN 08 SB']);
    expect(await plates('?view=all&search=%25')).toEqual([]);
  });

  it('keeps a retired vehicle as long as what it carried', async () => {
    const { reference } = await added();
    await added({ registration: 'XN 08 SB' });
    await stand(reference, 1, false);
    const [job] = retention.jobs;
    const drop = (now: string) =>
      gateway.database.db
        .transaction()
        .execute(async (transaction) => await job?.removeBatch(transaction, new Date(now), 10));
    expect(await drop('2033-11-23T00:00:00Z')).toBe(0);
    expect(await drop('2033-11-25T00:00:00Z')).toBe(1);
    expect((await list('?view=all')).rows.map(({ registration }) => registration)).toEqual(['XN 08 SB']);
  });

  it.each([
    ['an unknown class', { vehicleId: 'zeppelin' }],
    ['an unknown depot', { depot: 'hobart' }],
    ['no capacity', { capacityKg: 0 }],
    ['half a pallet', { pallets: 7.5 }],
    ['a plate of odd characters', { registration: 'DK_61' }],
  ])('refuses %s', async (_what, changes) => {
    expect(await add(changes)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });
});

it('has words for each thing that changes', () => {
  const after = { ...TRUCK, registration: 'AB 1', vehicleId: '8t-truck', pallets: 1, licenceClass: 'HR' } as const;
  expect(changeWords(TRUCK, after)).toBe(
    'AB 1, before DK 61 QS; 8 tonne truck, before 6 tonne truck; 1 pallet, before 8 pallets; licence HR, before licence MR',
  );
});
