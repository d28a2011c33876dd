import { jest } from '@jest/globals';
import type { Capability } from '@saltbush/capability';
import type { LiveReport } from '@saltbush/contract/release-api';
import { NEW, OLD, parcelSurfaces, parcelsAt, type Stage } from '../../fixtures/majors/parcels.ts';
import { hostFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import type { TestGateway } from '../../fixtures/startTestGateway.ts';
import { CAPABILITIES } from '../capabilities.ts';
import { offersOf, replacedRoutes } from '../offers/offers.ts';

// A gateway of another version: what it offers, and the capability that it has.
const offers: Record<string, readonly string[]> = {};
const replaced = new Map<string, string>();
const capabilities: Capability[] = [...CAPABILITIES];
jest.unstable_mockModule('../offers/offers.ts', () => ({ OFFERS: offers, REPLACED: replaced }));
jest.unstable_mockModule('../capabilities.ts', () => ({ CAPABILITIES: capabilities }));

const { startTestGateway } = await import('../../fixtures/startTestGateway.ts');

const surfaces = parcelSurfaces();
const formOf = (stage: Stage, route: string) => surfaces[stage].surface.routes[route]?.form ?? '';
const TAB = { to: 'Dubbo', weightKg: 3 };
const PIECES = { to: 'Dubbo', pieces: [{ weightKg: 3 }, { weightKg: 4 }] };

describe('a capability whose API changes under releases, rollbacks and open tabs', () => {
  let gateway: TestGateway;
  let days = 0;
  const kept: Parameters<typeof parcelsAt>[1] = [];
  const { FIRST, SECOND, BOTH } = {
    FIRST: { [OLD]: formOf('first', OLD) },
    SECOND: { [OLD]: formOf('second', OLD) },
    BOTH: { [NEW]: formOf('both', NEW) },
  };

  /** Runs the gateway of a stage in place of the present one, on the same database. */
  async function update(stage: Stage): Promise<void> {
    const { surface } = surfaces[stage];
    for (const route of Object.keys(offers)) delete offers[route];
    Object.assign(offers, offersOf([surface]));
    replaced.clear();
    for (const [route, by] of replacedRoutes([surface])) replaced.set(route, by);
    capabilities.splice(0, capabilities.length, ...CAPABILITIES, parcelsAt(stage, kept));
    await gateway?.restart();
  }

  beforeAll(async () => {
    await update('first');
    gateway = await startTestGateway({}, { now: () => new Date(Date.now() + days * 86_400_000) });
    const versions = { '1.0.0': FIRST, '1.1.0': SECOND, '2.0.0': BOTH, '2.0.1': BOTH };
    await gateway.publish(hostFolder());
    await gateway.activate('shell', '1.0.0');
    for (const [version, needs] of Object.entries(versions)) {
      const folder = remoteFolder({ name: 'mf-parcels', version, changes: { needs } });
      expect(await gateway.publish(folder)).toMatchObject({ status: 201 });
    }
    expect(await gateway.activate('mf-parcels', '1.0.0')).toMatchObject({ status: 201 });
  });
  afterAll(() => gateway.close());

  const send = (path: string, body: unknown) => gateway.post(path, body, {});
  const readiness = async () => {
    const response = await fetch(`${gateway.url}/readyz`);
    const { unmet } = (await response.json()) as { unmet?: string[] };
    return { status: response.status, unmet };
  };

  it('never shows a page before the gateway that it was built for', async () => {
    expect(await gateway.activate('mf-parcels', '1.1.0')).toMatchObject({ status: 409, body: { code: 'api-changed' } });
    expect(await gateway.activate('mf-parcels', '2.0.0')).toMatchObject({ status: 409, body: { code: 'api-missing' } });
  });

  it('goes on with open tabs and rolled-back pages after a new field, which gets its default', async () => {
    expect(surfaces.second.broken).toEqual([]);
    await update('second');
    expect(await readiness()).toEqual({ status: 200 });
    expect(await send('/api/parcels', TAB)).toMatchObject({ status: 201, body: { priceCents: 600 } });
    expect(kept.at(-1)).toEqual({ to: 'Dubbo', weightsKg: [3], isFragile: false });

    expect(await gateway.activate('mf-parcels', '1.1.0')).toMatchObject({ status: 201 });
    expect(await send('/api/parcels', { ...TAB, isFragile: true })).toMatchObject({ status: 201 });
    expect(kept.at(-1)?.isFragile).toBe(true);
    expect(await gateway.rollback('mf-parcels')).toMatchObject({ status: 201, body: { version: '1.0.0' } });
    expect(await send('/api/parcels', TAB)).toMatchObject({ status: 201 });
    expect(await gateway.activate('mf-parcels', '1.1.0', { evenThoughWithdrawn: true })).toMatchObject({ status: 201 });
  });

  it('serves two majors side by side, and says who keeps the old one', async () => {
    expect(surfaces.both.broken).toEqual([]);
    await update('both');
    expect(await readiness()).toEqual({ status: 200 });
    const { live, tabs } = (await gateway.get('/api/releases')).body as unknown as LiveReport;
    expect(tabs).toMatchObject([{ name: 'mf-parcels', version: '1.0.0', needs: { replaced: { [OLD]: NEW } } }]);
    expect(live.find(({ name }) => name === 'mf-parcels')?.needs).toEqual({
      routes: [OLD],
      unmet: [],
      replaced: { [OLD]: NEW },
    });
    expect(await send('/api/parcels', TAB)).toMatchObject({ status: 201, body: { priceCents: 600 } });
    expect(await send('/api/parcels/v2', PIECES)).toMatchObject({
      status: 201,
      body: { price: { cents: 1_400, currency: 'AUD' } },
    });
    expect(await gateway.activate('mf-parcels', '2.0.0')).toMatchObject({ status: 201 });
    expect(await gateway.rollback('mf-parcels')).toMatchObject({ status: 201, body: { version: '1.1.0' } });
    expect(await gateway.activate('mf-parcels', '2.0.0', { evenThoughWithdrawn: true })).toMatchObject({ status: 201 });
  });

  it('ends the old major only by raising the number, and not while a rollback would need it', async () => {
    expect(surfaces.last.broken).toEqual([`${OLD} is no longer offered.`]);
    expect(surfaces.last.surface.major).toBe(2);
    await update('last');
    const { status, unmet } = await readiness();
    expect({ status, unmet }).toEqual({
      status: 503,
      unmet: [
        expect.stringMatching(/^mf-parcels 1\.1\.0 calls POST .* A rollback would bring it back: /),
        expect.stringMatching(/^mf-parcels 1\.0\.0 calls POST .* Open tabs may run it until \d{4}-/),
      ],
    });
  });

  it('waits for the open tabs too, and is ready by itself once they are a week old', async () => {
    expect(await gateway.activate('mf-parcels', '2.0.1')).toMatchObject({ status: 201 });
    await gateway.restart();
    const { status, unmet } = await readiness();
    expect(status).toBe(503);
    const ofTabs = (version: string) =>
      expect.stringMatching(`^mf-parcels ${version} calls .* Open tabs may run it until`);
    expect(unmet).toEqual([ofTabs('1.0.0'), ofTabs('1.1.0')]);
    await update('both');
    expect(await readiness()).toEqual({ status: 200 });
    expect(await send('/api/parcels', TAB)).toMatchObject({ status: 201 });

    days = 8;
    await update('last');
    expect(await readiness()).toEqual({ status: 200 });
    expect(await send('/api/parcels/v2', PIECES)).toMatchObject({ status: 201 });
  });
});
