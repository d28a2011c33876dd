import type { LiveState } from '@saltbush/contract/boot';
import type { LiveReport, ReleasePreview } from '@saltbush/contract/release-api';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { hostFolder, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { startTestGateway } from '../../fixtures/startTestGateway.ts';
import { verifyReleaseLog } from '../../fixtures/verifyReleaseLog.ts';
import { previewBrowser } from '../overrides/testing/previewBrowser.ts';
import { keepToken } from './releaseTokens.ts';

const REASON = { reason: 'The first release shows nothing' };
const RETIRE = '/api/releases/mf-quote/retirement';
const namesOf = (live: LiveState) => live.remotes.map(({ name }) => name);

describe.each(DATABASES)('a retirement on the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(async () => {
    await gateway.reset();
    await gateway.publish(hostFolder());
    await gateway.activate('shell', '1.0.0');
    for (const version of ['1.0.0', '1.1.0']) await gateway.publish(remoteFolder({ version }));
    await gateway.publish(remoteFolder({ name: 'mf-ar' }));
    for (const name of ['mf-quote', 'mf-ar']) await gateway.activate(name, '1.0.0');
  });

  const retire = (body: object = REASON, headers?: Record<string, string>) => gateway.post(RETIRE, body, headers);
  const report = async () => (await gateway.get('/api/releases')).body as unknown as LiveReport;
  const seen = async () => (await gateway.get('/api/site/live')).body as unknown as LiveState;
  const activate = (version: string, more: object = {}) =>
    gateway.post('/api/releases/mf-quote/activations', { version, reason: 'a test', ...more });

  it('takes a remote off the site at once, with all its earlier releases, and logs it', async () => {
    await activate('1.1.0');
    const { status, body } = await retire();
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'mf-quote', version: '1.1.0', kind: 'retire' });
    // Not even the good release before it is left to fall back to.
    expect(await seen()).toMatchObject({ revision: body.revision });
    expect(namesOf(await seen())).toEqual(['mf-ar']);
    expect(await report()).toMatchObject({
      revision: body.revision,
      retired: [{ name: 'mf-quote', version: '1.1.0', actor: 'operator', reason: REASON.reason }],
      takenBack: { 'mf-quote': ['1.1.0'] },
    });
    const lines = await verifyReleaseLog(gateway);
    expect(lines.at(-1)).toMatchObject({
      ...{ kind: 'retire', name: 'mf-quote', version: '1.1.0', share: null, details: { withdrawn: ['1.1.0'] } },
    });
    await gateway.restart();
    expect(namesOf(await seen())).toEqual(['mf-ar']);
  });

  it('ends a rollout, and takes back what a share of the visitors had', async () => {
    await activate('1.1.0', { percent: 20 });
    expect((await retire({ ...REASON, from: '1.1.0' })).status).toBe(201);
    expect(namesOf(await seen())).toEqual(['mf-ar']);
    expect((await report()).takenBack).toEqual({ 'mf-quote': ['1.1.0', '1.0.0'] });
  });

  it('is undone by an activation: plainly of another release, by its name as such of what was live', async () => {
    await retire();
    expect((await activate('1.0.0')).body.code).toBe('withdrawn');
    expect((await activate('1.0.0', { evenThoughWithdrawn: true })).status).toBe(201);
    expect(namesOf(await seen())).toEqual(['mf-ar', 'mf-quote']);
    await retire();
    expect((await activate('1.1.0')).status).toBe(201);
    expect((await seen()).remotes.find(({ name }) => name === 'mf-quote')?.releases).toHaveLength(1);
    expect((await report()).retired).toEqual([]);
    // Nothing was live right before, so a plain rollback does not guess.
    expect((await gateway.rollback('mf-quote')).body.code).toBe('no-last-good');
  });

  it('leaves nothing to roll back and no share to give, and says how it comes back', async () => {
    await retire();
    const rollback = await gateway.rollback('mf-quote');
    expect(rollback).toMatchObject({ status: 409, body: { code: 'retired' } });
    expect(rollback.body.detail).toContain('mfe activate mf-quote@1.0.0 --even-though-withdrawn');
    expect((await gateway.rollback('mf-quote', '1.0.0')).body.code).toBe('retired');
    expect((await activate('1.1.0', { percent: 10 })).body.code).toBe('never-active');
    expect((await activate('1.1.0', { base: '1.0.0' })).body.code).toBe('stale-base');
  });

  it('still shows a preview to the one browser that opened its link', async () => {
    await retire();
    const link = (await gateway.post('/api/releases/mf-quote/previews', { version: '1.1.0' })).body;
    const holder = previewBrowser(gateway.url, '');
    await holder.open((link as unknown as ReleasePreview & { url: string }).url);
    expect(await holder.versionOf()).toBe('1.1.0');
    expect(namesOf(await seen())).toEqual(['mf-ar']);
  });

  it('keeps its routes from others until an operator grants them, and has them when it comes back', async () => {
    const taker = remoteFolder({ name: 'mf-taker', changes: { pages: [pageAt('/quote')] } });
    await gateway.publish(taker);
    await retire();
    expect((await gateway.activate('mf-taker', '1.0.0')).body.code).toBe('route-owned');
    await gateway.restart();
    expect((await gateway.activate('mf-taker', '1.0.0')).body.code).toBe('route-owned');
    const grant = { path: '/quote', to: 'mf-taker', reason: 'mf-quote is gone for good' };
    expect((await gateway.post('/api/releases/routes/grants', grant)).status).toBe(201);
    expect((await gateway.activate('mf-taker', '1.0.0')).status).toBe(201);
    expect(namesOf(await seen())).toEqual(['mf-ar', 'mf-taker']);
  });

  it('counts once, however often it is asked for', async () => {
    const { revision } = (await retire()).body;
    for (const body of [REASON, { ...REASON, from: '1.0.0' }])
      expect((await retire(body)).body).toMatchObject({ revision });
    expect((await verifyReleaseLog(gateway)).filter((line) => line.kind === 'retire')).toHaveLength(1);
  });

  it('is refused for the host, for what was never live, and for what changed meanwhile', async () => {
    const host = await gateway.post('/api/releases/shell/retirement', REASON);
    expect(host).toMatchObject({ status: 409, body: { code: 'host-stays' } });
    expect((await gateway.post('/api/releases/mf-none/retirement', REASON)).body.code).toBe('never-active');
    expect((await retire({ ...REASON, from: '0.9.0' })).body.code).toBe('stale-base');
    await activate('1.1.0');
    expect((await retire({ ...REASON, from: '1.0.0' })).body.code).toBe('stale-base');
    expect(await report()).toMatchObject({
      retired: [],
      live: [{ name: 'shell' }, { name: 'mf-ar' }, { version: '1.1.0' }],
    });
  });

  it.each([
    ['no reason', {}],
    ['a reason of 501 characters', { reason: 'x'.repeat(501) }],
    ['an unknown field', { ...REASON, force: true }],
    ['a version that is none', { ...REASON, from: '../1.0.0' }],
  ])('is refused with %s', async (_what, body) => {
    expect(await retire(body)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });

  it('needs a token with that right, for that remote', async () => {
    const token = async (text: string, remote: string | null, actions: ('activate' | 'rollback' | 'retire')[]) => {
      await keepToken(gateway.database, { token: text, label: text, remote, actions, expiresAt: null });
      return { authorization: `Bearer ${text}` };
    };
    const others = [
      await token('a-token-that-may-do-all-the-rest', 'mf-quote', ['activate', 'rollback']),
      await token('a-token-of-another-remote-for-it', 'mf-ar', ['retire']),
    ];
    for (const headers of others)
      expect(await retire(REASON, headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await retire(REASON, {})).status).toBe(401);
    expect(namesOf(await seen())).toContain('mf-quote');
    expect((await retire(REASON, await token('a-token-that-may-retire-mf-quote', 'mf-quote', ['retire']))).status).toBe(
      201,
    );
  });

  it('may be done and undone a hundred times, and leaves pages as small as before', async () => {
    const size = async () => JSON.stringify((await seen()).remotes).length;
    const before = await size();
    for (let time = 0; time < 100; time += 1) {
      expect((await retire()).status).toBe(201);
      expect((await activate('1.0.0', { evenThoughWithdrawn: true })).status).toBe(201);
    }
    expect(await size()).toBe(before);
    expect((await report()).takenBack).toEqual({});
    expect((await verifyReleaseLog(gateway)).filter((line) => line.kind === 'retire')).toHaveLength(100);
  });
});

describe('two gateways', () => {
  it('put retirements, activations and rollbacks of the same moment into one order', async () => {
    const databaseUrl = await keptPostgres.createDatabase();
    const one = await startTestGateway({ databaseUrl });
    const other = await startTestGateway({ databaseUrl });
    await one.publish(hostFolder());
    await one.activate('shell', '1.0.0');
    for (const version of ['1.0.0', '1.1.0']) await one.publish(remoteFolder({ version }));
    await one.activate('mf-quote', '1.0.0');

    for (let round = 0; round < 10; round += 1) {
      const activation = { version: '1.1.0', reason: 'a race', evenThoughWithdrawn: true };
      const answers = await Promise.all([
        other.post(RETIRE, { reason: 'a race' }),
        one.post('/api/releases/mf-quote/activations', activation),
        other.post('/api/releases/mf-quote/rollback', { reason: 'a race', evenThoughWithdrawn: true }),
        one.post(RETIRE, { reason: 'a race' }),
      ]);
      // Whatever came too late is refused with the reason, and nothing fails.
      for (const { status, body } of answers) {
        if (status !== 201)
          expect([status, body.code]).toEqual([409, expect.stringMatching(/^(retired|no-last-good|already-active)$/)]);
      }
    }

    const lines = (await verifyReleaseLog(one)).filter(({ name }) => name === 'mf-quote');
    const last = lines.filter((line) => line.kind !== 'publish').at(-1);
    for (const gateway of [one, other]) {
      const { live } = (await gateway.get('/api/releases')).body as unknown as LiveReport;
      const now = live.find(({ name }) => name === 'mf-quote')?.version ?? null;
      expect(now).toBe(last?.kind === 'retire' ? null : last?.version);
    }
    await Promise.all([one.close(), other.close()]);
  });
});
