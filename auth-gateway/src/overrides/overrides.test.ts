import type { ReleasePreview } from '@saltbush/contract/release-api';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { hostFolder, packRelease, pageAt, type ReleaseFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { BEARER } from '../../fixtures/startTestGateway.ts';
import { keepToken } from '../releases/releaseTokens.ts';
import { countRevisions } from './testing/countRevisions.ts';
import { pathOf, previewBrowser } from './testing/previewBrowser.ts';

type Link = ReleasePreview & { url: string };

describe.each(DATABASES)('overrides in the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(async () => {
    await gateway.reset();
    for (const folder of [hostFolder(), remoteFolder()]) {
      await gateway.publish(folder);
      await gateway.activate(folder.release.name, '1.0.0');
    }
    await gateway.publish(remoteFolder({ version: '1.1.0' }));
  });

  const preview = async (body: object = { version: '1.1.0' }, name = 'mf-quote') =>
    (await gateway.post(`/api/releases/${name}/previews`, body)).body as unknown as Link;

  const browser = (cookie = '') => previewBrowser(gateway.url, cookie);

  it('shows a release to the one browser that opened its link, and to no other', async () => {
    const link = await preview();
    expect(link).toMatchObject({ kind: 'preview', name: 'mf-quote', version: '1.1.0', isClaimed: false });
    const holder = browser();
    const offer = await holder.ask(pathOf(link.url));
    expect(offer.status).toBe(200);
    expect(offer.headers.get('cache-control')).toBe('no-store');
    expect(offer.text).toContain('noindex');
    expect(offer.text).toContain('Preview of mf-quote 1.1.0');
    expect(await holder.versionOf()).toBe('1.0.0');

    const opened = await holder.open(link.url);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/quote']);
    expect(opened.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await holder.live()).toMatchObject({
      overrides: [{ name: 'mf-quote', version: '1.1.0', kind: 'preview', expiresAt: link.expiresAt }],
    });
    expect(await holder.versionOf()).toBe('1.1.0');
    expect((await holder.open(link.url)).status).toBe(303);

    const other = browser();
    const taken = await other.open(link.url);
    expect(taken.status).toBe(409);
    expect(taken.text).toContain('Already open elsewhere');
    expect(await other.versionOf()).toBe('1.0.0');
  });

  it('is given to a browser by a button that no script can press', async () => {
    const link = await preview();
    const path = pathOf(link.url);
    const holder = browser();
    const asScript = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
    const read = await holder.ask(path, 'GET', asScript);
    expect([read.status, holder.proofIn(read.text)]).toEqual([403, undefined]);
    expect((await holder.ask(path, 'POST', asScript)).status).toBe(405);
    const page = await holder.ask(path);
    expect(page.headers.get('content-security-policy')).toContain('sandbox allow-forms');
    const proof = holder.proofIn(page.text);
    expect((await holder.ask(`${path}/open?proof=${proof}`, 'GET', asScript)).status).toBe(403);
    for (const wrong of ['', '?proof=guessed', `?proof=${'A'.repeat(43)}`, `?proof=${proof}&proof=${proof}`]) {
      expect((await holder.ask(`${path}/open${wrong}`)).status).toBe(403);
    }
    // A page that was shown to another browser opens nothing here.
    const foreign = browser();
    const theirs = foreign.proofIn((await foreign.ask(path)).text);
    expect((await holder.ask(`${path}/open?proof=${theirs}`)).status).toBe(403);
    expect(await holder.versionOf()).toBe('1.0.0');
    expect((await holder.ask(`${path}/open?proof=${proof}`)).status).toBe(303);
    expect(await holder.versionOf()).toBe('1.1.0');
  });

  it('has no effect without the signature', async () => {
    const link = await preview();
    const holder = browser();
    await holder.open(link.url);
    const [name = '', value = ''] = holder.cookie().split('=');
    const edited = [
      `${name}=`,
      `${name}=${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`,
      `${name}=${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`,
      `${name}=${value.split('.')[0]}`,
      `${name}=${link.id}.${value.split('.')[1]}`,
    ];
    for (const cookie of edited) expect(await browser(cookie).versionOf()).toBe('1.0.0');

    const second = await preview();
    const path = pathOf(second.url);
    const [id = '', end = '', signature = ''] = path.replace('/preview/', '').split('.');
    const forged = [
      `${id}.${end}.${'A'.repeat(43)}`,
      `${id}.${(Number.parseInt(end, 36) + 1).toString(36)}.${signature}`,
      `${link.id}.${end}.${signature}`,
      `${id}.${end}`,
    ];
    for (const token of forged) expect((await browser().open(`${gateway.url}/preview/${token}`)).status).toBe(410);
  });

  it('ends when its time is up, when it is revoked, or when the browser ends it', async () => {
    const { db } = gateway.database;
    const expired = await preview();
    const first = browser();
    await first.open(expired.url);
    await db
      .updateTable('release_overrides')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect(await first.versionOf()).toBe('1.0.0');
    expect((await first.open(expired.url)).status).toBe(410);

    const revoked = await preview();
    const second = browser();
    await second.open(revoked.url);
    expect(await gateway.post(`/api/releases/previews/${revoked.id}/revoke`, {})).toMatchObject({ status: 200 });
    expect(await second.versionOf()).toBe('1.0.0');
    expect((await second.ask(pathOf(revoked.url))).status).toBe(410);
    expect(await gateway.post(`/api/releases/previews/${revoked.id}/revoke`, {})).toMatchObject({ status: 404 });

    const ended = await preview();
    const third = browser();
    await third.open(ended.url);
    const end = await third.ask('/api/preview/end', 'POST', { referer: `${gateway.url}/quote?pallets=2` });
    expect([end.status, end.headers.get('location')]).toEqual([303, '/quote?pallets=2']);
    expect(await third.versionOf()).toBe('1.0.0');
    expect((await browser().open(ended.url)).status).toBe(303);

    const { previews } = (await gateway.get('/api/releases/previews')).body as { previews: ReleasePreview[] };
    expect(previews.map(({ id }) => id)).toEqual([ended.id, revoked.id, expired.id]);
  });

  it('shows several releases at once, including one of a remote that is not live', async () => {
    await gateway.publish(remoteFolder({ name: 'mf-tracking' }));
    const [quote, tracking] = [await preview(), await preview({ version: '1.0.0' }, 'mf-tracking')];
    const holder = browser();
    await holder.open(quote.url);
    expect((await holder.open(tracking.url)).headers.get('location')).toBe('/tracking');
    expect(await holder.versionOf()).toBe('1.1.0');
    expect(await holder.versionOf('mf-tracking')).toBe('1.0.0');
    expect(await browser().versionOf('mf-tracking')).toBeUndefined();
  });

  it('refuses a release that does not fit the site, and leaves out one that no longer fits', async () => {
    const clash = remoteFolder({ name: 'mf-other', changes: { pages: [pageAt('/quote')] } });
    await gateway.publish(clash);
    expect(await gateway.post('/api/releases/mf-other/previews', { version: '1.0.0' })).toMatchObject({
      status: 409,
      body: { code: 'route-clash' },
    });
    expect(await gateway.post('/api/releases/mf-quote/previews', { version: '9.9.9' })).toMatchObject({ status: 404 });
    expect(
      await gateway.post('/api/releases/mf-quote/previews', { version: '1.1.0', path: '//evil.example' }),
    ).toMatchObject({ status: 400 });

    const wide = remoteFolder({ version: '1.2.0', changes: { pages: [pageAt('/quote'), pageAt('/later')] } });
    await gateway.publish(wide);
    const link = await preview({ version: '1.2.0' });
    const holder = browser();
    await holder.open(link.url);
    expect(await holder.versionOf()).toBe('1.2.0');
    await gateway.publish(remoteFolder({ name: 'mf-later' }));
    await gateway.activate('mf-later', '1.0.0');
    expect(await holder.versionOf()).toBe('1.0.0');
    expect((await holder.live()).overrides).toEqual([]);
  });

  it('is for users who may preview that remote', async () => {
    const team = { authorization: 'Bearer team' };
    await keepToken(gateway.database, {
      token: 'team',
      label: 'team',
      remote: 'mf-other',
      actions: ['publish', 'preview'],
      expiresAt: null,
    });
    const link = await preview();
    const answers = [
      await gateway.post('/api/releases/mf-quote/previews', { version: '1.1.0' }, team),
      await gateway.post('/api/releases/mf-quote/working-copies', {}, team),
      await gateway.post(`/api/releases/previews/${link.id}/revoke`, {}, team),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await gateway.post('/api/releases/mf-other/working-copies', {}, team)).status).toBe(201);
  });

  describe('a working copy', () => {
    const build = (id: string): ReleaseFolder =>
      remoteFolder({ version: `0.0.0-dev.${id}`, files: { 'page.js': `/* build ${id} */` } });
    const start = async () => (await gateway.post('/api/releases/mf-quote/working-copies', {})).body as unknown as Link;
    const show = async ({ id }: Link, folder: ReleaseFolder) => {
      const response = await fetch(`${gateway.url}/api/releases/mf-quote/working-copies/${id}`, {
        method: 'POST',
        headers: { ...BEARER, 'content-type': 'application/gzip' },
        body: new Uint8Array(await packRelease(folder)),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };

    it('shows each new build in the browser of its link, and can never go live', async () => {
      const link = await start();
      const holder = browser();
      await holder.open(link.url);
      expect(await holder.versionOf()).toBe('1.0.0');
      for (const id of ['aaa', 'bbb']) {
        expect(await show(link, build(id))).toMatchObject({ status: 200, body: { version: `0.0.0-dev.${id}` } });
        expect(await holder.versionOf()).toBe(`0.0.0-dev.${id}`);
        expect(await browser().versionOf()).toBe('1.0.0');
      }
      expect(await gateway.activate('mf-quote', '0.0.0-dev.bbb')).toMatchObject({
        status: 422,
        body: { code: 'dev-build' },
      });
      expect(await show(link, remoteFolder({ version: '1.3.0' }))).toMatchObject({ status: 422 });
      await gateway.post(`/api/releases/previews/${link.id}/revoke`, {});
      expect(await holder.versionOf()).toBe('1.0.0');
      expect((await show(link, build('ccc'))).status).toBe(404);
    });

    it('runs in the development build of the live host where there is one, in that browser alone', async () => {
      const { hasDevelopmentHost, ...link } = (await start()) as Link & { hasDevelopmentHost: boolean };
      expect(hasDevelopmentHost).toBe(false);
      await show(link, build('aaa'));
      const holder = browser();
      await holder.open(link.url);
      expect(await holder.live()).toMatchObject({ hostVersion: '1.0.0' });
      await gateway.publish(hostFolder('1.0.0-development'));
      expect(await start()).toMatchObject({ hasDevelopmentHost: true });
      // The bar tells of what somebody asked for.
      const overrides = [{ name: 'mf-quote', version: '0.0.0-dev.aaa', kind: 'dev' }];
      expect(await holder.live()).toMatchObject({ hostVersion: '1.0.0-development', overrides });
      expect((await holder.live()).overrides).toHaveLength(1);
      expect(await browser().live()).toMatchObject({ hostVersion: '1.0.0', overrides: [] });
      const other = browser();
      await other.open((await preview()).url);
      expect(await other.live()).toMatchObject({ hostVersion: '1.0.0' });
      await gateway.publish(hostFolder('1.1.0'));
      await gateway.activate('shell', '1.1.0');
      expect(await holder.live()).toMatchObject({ hostVersion: '1.1.0' });
    });

    it('announces each build to the open pages of that browser, and to nobody else', async () => {
      const link = await start();
      await show(link, build('aaa'));
      const holder = browser();
      await holder.open(link.url);
      const own = await countRevisions(gateway.url, holder.cookie());
      const foreign = await countRevisions(gateway.url, '');
      // Each stream gets one event at the start and one for changes since the page was made.
      await Promise.all([own.until(2), foreign.until(1)]);
      await show(link, build('bbb'));
      await own.until(3);
      await gateway.activate('mf-quote', '1.1.0');
      await Promise.all([own.until(4), foreign.until(2)]);
      expect(foreign.count()).toBe(2);
      own.end();
      foreign.end();
    });

    it('tells its browser what is wrong with its sources, and nobody else', async () => {
      const link = await start();
      await show(link, build('aaa'));
      const holder = browser();
      await holder.open(link.url);
      const failures = [{ kind: 'build', file: 'src/quote/QuotePage.tsx', line: 12, message: 'Unexpected token' }];
      const address = `/api/releases/mf-quote/working-copies/${link.id}/failures`;
      const told = async (one: typeof holder) => JSON.parse((await one.ask('/api/site/builds')).text) as unknown;
      expect(await gateway.post(address, { failures })).toMatchObject({ status: 200 });
      expect(await told(holder)).toEqual({ builds: {}, failures: [{ name: 'mf-quote', failures }] });
      expect(await told(browser())).toEqual({ builds: {}, failures: [] });
      expect(await gateway.post(address, { failures: [{ ...failures[0], line: 0 }] })).toMatchObject({ status: 400 });
      await gateway.post(address, { failures: [] });
      expect(await told(holder)).toEqual({ builds: {}, failures: [] });
      const other = await preview();
      expect(
        await gateway.post(`/api/releases/mf-quote/working-copies/${other.id}/failures`, { failures }),
      ).toMatchObject({ status: 404 });
    });

    it('leaves nothing behind an hour after it was last shown', async () => {
      const link = await start();
      for (const id of ['aaa', 'bbb']) await show(link, build(id));
      const { db } = gateway.database;
      const versions = async () =>
        (await db.selectFrom('releases').select('version').where('version', 'like', '0.0.0-dev.%').execute()).length;
      expect(await versions()).toBe(2);
      await gateway.database.pool.query(
        `set session_replication_role = replica;
         update releases set published_at = published_at - interval '2 hours';
         set session_replication_role = default`,
      );
      await show(link, build('ccc'));
      expect(await versions()).toBe(1);
      expect(await browser().ask('/mf/mf-quote/1.0.0/page.js')).toMatchObject({ status: 200 });
    });
  });
});
