import type { RemoteRelease } from '@saltbush/contract/release';
import type { LiveReport } from '@saltbush/contract/release-api';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { hostFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { needsOf } from '../offers/needsOf.ts';
import { OFFERS } from '../offers/offers.ts';
import { appendToLog } from './appendToLog.ts';

const TRACK = 'POST /api/track';
const [FORM = ''] = OFFERS[TRACK] ?? [];
/** A route of a gateway to come, and a form of one that is there. */
const LATER = { 'POST /api/quotes/:token/lock': '0123456789ab' };
const OTHER_FORM = { [TRACK]: '0123456789ab' };

const quote = (version: string, needs?: RemoteRelease['needs']) =>
  remoteFolder({ version, changes: needs ? { needs } : {} });

describe('a release that needs what this gateway does not offer', () => {
  const gateway = gatewayOn('embedded');
  beforeAll(async () => {
    await gateway.publish(hostFolder());
    await gateway.activate('shell', '1.0.0');
    await gateway.publish(hostFolder('1.1.0'));
    for (const folder of [
      quote('1.0.0'),
      quote('1.1.0', { [TRACK]: FORM }),
      quote('1.2.0', LATER),
      quote('1.3.0', OTHER_FORM),
      quote('1.4.0', { [TRACK]: FORM }),
      quote('1.5.0', { [TRACK]: FORM }),
    ]) {
      expect(await gateway.publish(folder)).toMatchObject({ status: 201 });
    }
  });

  const live = async () => {
    const { live: releases } = (await gateway.get('/api/releases')).body as unknown as LiveReport;
    const found = releases.find(({ name }) => name === 'mf-quote');
    if (!found) throw new Error('mf-quote is not live.');
    return found;
  };

  /** What another gateway, which offers more, would have let pass. */
  async function activateElsewhere(version: string): Promise<void> {
    const line = {
      kind: 'activate',
      name: 'mf-quote',
      version,
      share: 100,
      actor: 'a test',
      reason: 'a test',
    } as const;
    await gateway.database.db.transaction().execute((transaction) => appendToLog(transaction, line));
    await gateway.restart();
  }

  const ready = async () => {
    const response = await fetch(`${gateway.url}/readyz`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('goes live where all it needs is offered, and shows what that is', async () => {
    expect(await gateway.activate('mf-quote', '1.0.0')).toMatchObject({ status: 201 });
    expect((await live()).needs).toEqual({ routes: null, unmet: [] });
    expect(await gateway.activate('mf-quote', '1.1.0')).toMatchObject({ status: 201 });
    expect(await live()).toMatchObject({ needs: { routes: [TRACK], unmet: [] }, beforeUnmet: [] });
  });

  it('is neither activated, nor given to a share, nor shown as a preview', async () => {
    const acts = [
      await gateway.activate('mf-quote', '1.2.0'),
      await gateway.activate('mf-quote', '1.2.0', { percent: 10 }),
      await gateway.post('/api/releases/mf-quote/previews', { version: '1.2.0' }),
      await gateway.post('/api/releases/sets/activations', {
        releases: [
          { name: 'shell', version: '1.1.0' },
          { name: 'mf-quote', version: '1.2.0' },
        ],
        reason: 'a test',
      }),
    ];
    for (const { status, body } of acts) {
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'api-missing' });
      expect(body.detail).toContain(
        'mf-quote 1.2.0 calls POST /api/quotes/:token/lock, which this gateway does not offer.',
      );
    }
    expect((await live()).version).toBe('1.1.0');
  });

  it('is told apart from one that needs another form of a route', async () => {
    const { status, body } = await gateway.activate('mf-quote', '1.3.0');
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'api-changed' });
    expect(body.detail).toContain(`calls ${TRACK} in the form 0123456789ab, and this gateway offers ${FORM}`);
  });

  it('keeps a gateway that starts from being ready while it is live, and says what to do', async () => {
    await activateElsewhere('1.2.0');
    expect(await ready()).toEqual({
      status: 503,
      body: {
        status: 'not-ready',
        missing: ['offers'],
        unmet: [expect.stringMatching(/^mf-quote 1\.2\.0 calls POST .* Run a gateway that does first, or choose/)],
      },
    });
    expect((await live()).needs).toMatchObject({ unmet: [expect.stringContaining('does not offer')] });
  });

  it('is left by a rollback to one whose needs are met, and then the gateway is ready', async () => {
    expect(await gateway.rollback('mf-quote')).toMatchObject({ status: 201, body: { version: '1.1.0' } });
    await gateway.restart();
    expect(await ready()).toEqual({ status: 200, body: { status: 'ready', missing: [] } });
  });

  it('is never what a rollback brings back', async () => {
    const { status, body } = await gateway.post('/api/releases/mf-quote/rollback', {
      to: '1.2.0',
      reason: 'a test',
      evenThoughWithdrawn: true,
    });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'api-missing' });
    expect((await live()).version).toBe('1.1.0');
  });

  it('keeps a gateway from being ready too where it is what a rollback would bring back', async () => {
    await activateElsewhere('1.2.0');
    await activateElsewhere('1.4.0');
    const hint = 'A rollback would bring it back: to go without it, first activate one more release of mf-quote.';
    expect(await ready()).toMatchObject({
      status: 503,
      body: {
        missing: ['offers'],
        unmet: [expect.stringMatching(new RegExp(`^mf-quote 1\\.2\\.0 calls .* ${hint}$`))],
      },
    });
    expect(await live()).toMatchObject({ version: '1.4.0', needs: { unmet: [] }, beforeUnmet: [expect.any(String)] });
    expect(await gateway.activate('mf-quote', '1.5.0')).toMatchObject({ status: 201 });
    await gateway.restart();
    // Nobody gets it any more, and tabs that were opened with it may run it for a week.
    const forTabs = expect.stringMatching(/^mf-quote 1\.2\.0 calls .* Open tabs may run it until /);
    expect(await ready()).toMatchObject({ status: 503, body: { missing: ['offers'], unmet: [forTabs] } });
  });

  it('is found when its needs were edited by hand', async () => {
    const calls = { 'page.js': `fetch("/api/track", { method: "POST", name: ${JSON.stringify(TRACK)} });` };
    const folder = remoteFolder({ version: '2.0.0', files: calls, changes: { needs: {} } });
    const { status, body } = await gateway.publish(folder);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'needs-missing' });
    expect(body.detail).toContain(`The scripts call ${TRACK}, which release.json does not name among its needs.`);
    const whole = remoteFolder({ version: '2.0.0', files: calls, changes: { needs: { [TRACK]: FORM } } });
    const { needs: _, ...bare } = whole.release;
    expect(await gateway.publish({ ...whole, release: bare })).toMatchObject({ status: 422 });
    expect(await gateway.publish(whole)).toMatchObject({ status: 201 });
  });

  it('may call the service of its own team, of which the gateway offers nothing', async () => {
    const calls = { 'page.js': 'globalThis.call = "GET /api/parcels/:id";' };
    const api = { prefix: '/api/parcels', access: 'everyone' } as const;
    expect(await gateway.publish(remoteFolder({ name: 'mf-parcels', files: calls, changes: { api } }))).toMatchObject({
      status: 201,
    });
  });

  it('is judged by what a gateway offers, not by its version', () => {
    const { release } = quote('1.1.0', { [TRACK]: FORM });
    expect(needsOf(release, { [TRACK]: ['aaaaaaaaaaaa', FORM] }).unmet).toEqual([]);
    expect(needsOf(release, { [TRACK]: ['aaaaaaaaaaaa'] }).unmet).toHaveLength(1);
    expect(needsOf(release, {}).unmet).toHaveLength(1);
    expect(needsOf(hostFolder().release, {})).toEqual({ routes: [], unmet: [] });
  });

  it('is also one whose service was answered for, where a newer gateway answers itself', () => {
    const served = (prefix: string) =>
      remoteFolder({ name: 'mf-parcels', changes: { api: { prefix, access: 'everyone' } } }).release;
    expect(needsOf(served('/api/parcels'), {}).unmet).toEqual([]);
    // No release like this gets in now. It went live before the gateway had these addresses.
    expect(needsOf(served('/api/quotes'), {}).unmet).toEqual([
      expect.stringMatching(/^mf-parcels 1\.0\.0 has its API at \/api\/quotes, where the gateway itself answers\./),
    ]);
  });
});
