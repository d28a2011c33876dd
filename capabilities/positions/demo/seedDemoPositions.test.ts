import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { startDemo } from '../../../auth-gateway/fixtures/startDemo.ts';
import type { ShipmentPosition } from '../api.ts';

describe('the positions of the demo company', () => {
  let now = new Date();
  const gateway = gatewayOn('embedded', { now: () => now });

  async function start(at: string): Promise<Record<string, string>> {
    now = new Date(at);
    return startDemo(gateway, () => now);
  }
  const followed = async () =>
    (await gateway.database.db.selectFrom('driver_links').select('booking_reference as reference').execute()).map(
      ({ reference }) => reference,
    );

  it.each([
    ['in November', '2026-11-20T03:00:00Z'],
    ['early in the morning', '2026-11-19T18:00:00Z'],
    ['at a weekend', '2026-11-21T19:00:00Z'],
  ])('are of freight to Melbourne that is under way, up to a few minutes ago, %s', async (_when, at) => {
    await gateway.reset();
    const client = await start(at);
    const [reference, ...others] = await followed();
    expect(others).toEqual([]);
    const { body } = await gateway.get(`/api/shipments/${reference}/position`, client);
    const { path, latest, arrival, isShared, delivery } = body as unknown as ShipmentPosition;
    expect(delivery?.name).toBe('Melbourne');
    expect(path.length).toBeGreaterThan(40);
    expect(path.map((fix) => fix.at)).toEqual(path.map((fix) => fix.at).sort());
    expect(latest?.place).toBe('near Gundagai NSW');
    expect(isShared).toBe(true);
    expect(arrival).toMatchObject({ basis: 'position' });
    const spent = Date.parse(arrival?.latest ?? '') - now.getTime();
    expect(spent).toBeGreaterThan(0);
  });

  it('are written once for each consignment', async () => {
    await gateway.reset();
    await start('2026-11-20T03:00:00Z');
    await start('2026-11-20T05:00:00Z');
    expect(await followed()).toHaveLength(1);
    await start('2026-11-23T03:00:00Z');
    expect(await followed()).toHaveLength(2);
  });
});
