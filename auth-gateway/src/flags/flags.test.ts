import type { LiveState } from '@saltbush/contract/boot';
import type { FlagDeclarations } from '@saltbush/contract/flags';
import type { FlagRule, FlagsReport } from '@saltbush/contract/release-api';
import { buildRenderWorker } from '../../fixtures/buildRenderWorker.ts';
import { DATABASES } from '../../fixtures/gatewayOn.ts';
import { bundleOf } from '../../fixtures/hostile-releases/bundleOf.ts';
import { reactHost } from '../../fixtures/hostile-releases/reactHost.ts';
import { layMembers } from '../../fixtures/layMembers.ts';
import { type LentDatabase, lendDatabase } from '../../fixtures/lendDatabase.ts';
import { hostFolder, listFiles, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';
import { verifyReleaseLog } from '../../fixtures/verifyReleaseLog.ts';

const BUNDLE = 'server/index.cjs';
const COMPANY = 'CL-2026-00007';
const described = { description: 'A summary by week', until: '2027-03-31' };
const FLAGS: FlagDeclarations = {
  'new-summary': { ...described, type: 'boolean', default: false },
  layout: { ...described, type: 'string', default: 'list', variants: ['list', 'map'] },
};
const ON: FlagRule = { value: true };
/** Says what it was told, and how often its process rendered it. */
const PAGE = `
  exports.count = (exports.count ?? 0) + 1;
  return 'told ' + JSON.stringify(require('@saltbush/contract').useFlags() ?? {}) + ' rendered ' + exports.count + '.';`;

function host() {
  const files = { 'main.js': 'x', 'font.woff2': 'x', [BUNDLE]: reactHost() };
  return { release: hostFolder('1.0.0', { files: listFiles(files), boot: 'page' }).release, files };
}

function remote(version: string, flags: FlagDeclarations | undefined, name = 'mf-quote') {
  const path = `/${name.slice(3)}`;
  const pages = [
    pageAt(path, { expose: './HostilePage', exportName: 'HostilePage' }),
    pageAt(`${path}/own`, { expose: './HostilePage', exportName: 'HostilePage', access: 'signed-in' }),
  ];
  const files = { [BUNDLE]: bundleOf({ page: PAGE }) };
  return remoteFolder({ name, version, files, changes: { pages, ...(flags ? { flags } : {}) } });
}

let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
beforeAll(async () => {
  worker = await buildRenderWorker();
});
afterAll(() => worker.remove());

describe.each(DATABASES)('flags on the %s database', (kind) => {
  let lent: LentDatabase;
  let gateway: TestGateway;
  beforeAll(async () => {
    lent = await lendDatabase(kind);
    gateway = await startTestGateway({}, { workerUrl: worker.workerUrl, lent });
  });
  afterAll(async () => {
    await gateway.close();
    await lent.giveBack();
  });
  async function begin() {
    await gateway.reset();
    await gateway.publish(host());
    await gateway.activate('shell', '1.0.0');
    await gateway.publish(remote('1.0.0', FLAGS));
    await gateway.activate('mf-quote', '1.0.0');
  }

  const report = async () => ((await gateway.get('/api/releases/flags')).body as unknown as FlagsReport).flags;
  const reported = async (flag: string) => (await report()).find((one) => one.flag === flag);
  async function say(rules: unknown, more: object = {}, headers?: Record<string, string>) {
    const base = (await reported('new-summary'))?.switched?.seq ?? null;
    const wish = { remote: 'mf-quote', flag: 'new-summary', isOff: false, rules, base, reason: 'a test', ...more };
    return gateway.post('/api/releases/flags', wish, headers);
  }
  /** What a page told its code, and the browser. */
  async function open(headers: Record<string, string> = {}, path = '/quote') {
    const answer = await fetch(gateway.url + path, { headers });
    const html = await answer.text();
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as LiveState;
    const text = html.replaceAll('&quot;', '"');
    const [, told = '{}', rendered = ''] = /told (\{.*?\}) rendered (\d+)\./.exec(text) ?? [];
    return { told: JSON.parse(told) as unknown, boot: boot.flags, rendered, answer, html };
  }
  const live = async (headers: Record<string, string> = {}) =>
    ((await gateway.get('/api/site/live', headers)).body as unknown as LiveState).flags?.['mf-quote'];
  const visitors = Array.from({ length: 40 }, (_, index) => ({
    cookie: `visitor=${`visitor${index}`.padEnd(22, '_')}`,
  }));

  describe('of a site', () => {
    beforeEach(begin);

    it('are told to the page that is rendered and to its browser, the same', async () => {
      const before = await open();
      expect(before.told).toEqual({ 'mf-quote': { 'new-summary': false, layout: 'list' } });
      expect(before.boot).toEqual(before.told);
      expect(await say([ON])).toMatchObject({ status: 201, body: { flag: 'new-summary' } });
      const after = await open();
      expect(after.told).toEqual({ 'mf-quote': { 'new-summary': true, layout: 'list' } });
      expect(after.boot).toEqual(after.told);
      expect(await live()).toEqual({ 'new-summary': true, layout: 'list' });
    });

    it('cost nothing where a remote has none, and are told to no other remote', async () => {
      await gateway.publish(remote('1.0.0', undefined, 'mf-plain'));
      await gateway.activate('mf-plain', '1.0.0');
      await say([ON]);
      const { told, boot, html } = await open({}, '/plain');
      expect([told, boot]).toEqual([{}, undefined]);
      expect(html).not.toContain('new-summary');
    });

    it('are switched for a role, and for a company, of which the page says nothing', async () => {
      await layMembers(gateway.database.db, { reference: COMPANY, members: { ana: 'owner' }, now: new Date() });
      await say([
        { ...ON, company: COMPANY },
        { ...ON, role: 'staff' },
      ]);
      const as = async (role: string, user: string) => {
        const { told, boot, html } = await open({ 'x-test-role': role, 'x-test-user': user }, '/quote/own');
        expect(boot).toEqual(told);
        expect(html).not.toContain(COMPANY);
        return (told as Record<string, Record<string, unknown>>)['mf-quote']?.['new-summary'];
      };
      expect([await as('client', 'ana'), await as('client', 'ben'), await as('staff', 'cleo')]).toEqual([
        true,
        false,
        true,
      ]);
      expect(await live({ 'x-test-role': 'client', 'x-test-user': 'ana' })).toMatchObject({ 'new-summary': true });
      expect(await live()).toMatchObject({ 'new-summary': false });
    });

    it('are switched for a share, whose visitors keep it while it grows, and whose pages are few', async () => {
      const holders = async () => {
        const told = await Promise.all(visitors.map((headers) => live(headers)));
        return visitors.filter((_, index) => told[index]?.['new-summary'] === true);
      };
      expect((await open()).answer.headers.getSetCookie()).toEqual([]);
      await say([{ ...ON, share: 30 }]);
      const first = await open();
      expect(first.answer.headers.getSetCookie()[0]).toMatch(/^visitor=/);
      expect(first.answer.headers.get('x-accel-expires')).toBeNull();
      const some = await holders();
      expect(some.length).toBeGreaterThan(3);
      const pages: Awaited<ReturnType<typeof open>>[] = [];
      for (const headers of visitors) pages.push(await open(headers));
      for (const { told, boot } of pages) expect(boot).toEqual(told);
      // One form for those who have it, one for the others.
      expect(new Set(pages.map(({ rendered }) => rendered)).size).toBe(2);
      expect(new Set(pages.map(({ answer }) => answer.headers.get('etag'))).size).toBe(2);
      await say([{ ...ON, share: 70 }]);
      expect(await holders()).toEqual(expect.arrayContaining(some));
    });

    it('are switched off for everybody at once, whatever the rules say', async () => {
      await say([ON]);
      await say([ON], { isOff: true });
      expect((await open()).told).toMatchObject({ 'mf-quote': { 'new-summary': false } });
      expect(await reported('new-summary')).toMatchObject({
        switched: { isOff: true, by: 'operator', reason: 'a test' },
      });
    });

    it('leave a line in the log for each change, with what was said before', async () => {
      await say([ON]);
      await say([{ ...ON, share: 10 }], { reason: 'For some first' });
      const lines = (await verifyReleaseLog(gateway)).filter(({ kind: one }) => one === 'flag');
      expect(lines.map(({ name, actor, reason, details }) => ({ name, actor, reason, details }))).toEqual([
        {
          ...{ name: 'mf-quote', actor: 'operator', reason: 'a test' },
          details: { flag: 'new-summary', isOff: false, rules: [ON], before: null },
        },
        {
          ...{ name: 'mf-quote', actor: 'operator', reason: 'For some first' },
          details: {
            ...{ flag: 'new-summary', isOff: false, rules: [{ ...ON, share: 10 }] },
            before: { isOff: false, rules: [ON] },
          },
        },
      ]);
    });

    it('go back with a release that does not know them, and come again with one that does', async () => {
      await say([ON]);
      await gateway.publish(remote('1.1.0', undefined));
      await gateway.activate('mf-quote', '1.1.0');
      expect((await open()).told).toMatchObject({ 'mf-quote': { 'new-summary': true } });
      expect(await reported('new-summary')).toMatchObject({ versions: [], stale: ['undeclared'] });
      expect(await say([{ ...ON, share: 5 }])).toMatchObject({ status: 201 });
      await gateway.publish(remote('1.2.0', undefined));
      await gateway.activate('mf-quote', '1.2.0');
      expect((await open()).told).toEqual({});
      expect(await reported('new-summary')).toMatchObject({ declared: null, stale: ['undeclared'] });
      expect(await say([ON])).toMatchObject({ status: 409, body: { code: 'flag-refused' } });
      expect(await say([])).toMatchObject({ status: 201 });
      expect(await reported('new-summary')).toBeUndefined();
    });

    it('keep a value from a release that does not declare it', async () => {
      const say2 = { flag: 'layout', base: null };
      expect(await say([{ value: 'map' }], say2)).toMatchObject({ status: 201 });
      expect((await open()).told).toMatchObject({ 'mf-quote': { layout: 'map' } });
      const narrow: FlagDeclarations = {
        layout: { ...described, type: 'string', default: 'list', variants: ['list', 'table'] },
      };
      await gateway.publish(remote('1.1.0', narrow));
      await gateway.activate('mf-quote', '1.1.0');
      expect((await open()).told).toMatchObject({ 'mf-quote': { layout: 'list' } });
      expect(await reported('layout')).toMatchObject({ stale: ['misfit'] });
    });

    it('have at most three shares in a remote that visitors without a sign-in can meet', async () => {
      const share = { ...ON, share: 10 };
      expect(await say([share, share, { ...share, role: 'client' }, { ...share, company: COMPANY }])).toMatchObject({
        status: 409,
      });
      expect(await say([share, share, { ...share, role: 'client' }])).toMatchObject({ status: 201 });
      const other = { flag: 'layout', base: null };
      const text = { value: 'map', share: 10 };
      expect(await say([text, text], other)).toMatchObject({ status: 409, body: { code: 'flag-refused' } });
      expect(await say([text], other)).toMatchObject({ status: 201 });
    });

    it('are switched by whoever may activate the remote, and read by whoever may read', async () => {
      const token = async (name: string, actions: string[]) => {
        const wish = { label: `${name} ${actions[0]}`, remote: name, actions, days: 1, reason: 'a test' };
        return { authorization: `Bearer ${String((await gateway.post('/api/releases/tokens', wish)).body.token)}` };
      };
      expect(await say([ON], {}, await token('mf-quote', ['activate']))).toMatchObject({ status: 201 });
      expect(await say([ON], {}, await token('mf-quote', ['publish']))).toMatchObject({ status: 403 });
      expect(await say([ON], {}, await token('mf-other', ['activate']))).toMatchObject({ status: 403 });
      for (const headers of [{}, { 'x-test-role': 'client' }, { 'x-test-role': 'staff' }] as Record<string, string>[]) {
        expect((await say([ON], {}, headers)).status).toBe(401);
        expect((await gateway.get('/api/releases/flags', headers)).status).toBe(401);
      }
      // An operator's session has to confirm it on a page that no script can press.
      expect(await say([], {}, { 'x-test-role': 'ops' })).toMatchObject({
        status: 403,
        body: { code: 'confirmation-needed' },
      });
      expect((await open()).told).toMatchObject({ 'mf-quote': { 'new-summary': true } });
    });

    it('cannot be switched by a browser for itself', async () => {
      await say([{ ...ON, role: 'staff' }]);
      const forged = { cookie: 'visitor=x; flags=new-summary; new-summary=true', 'x-flag': 'new-summary' };
      for (const path of ['/quote?new-summary=true', '/quote?flag=new-summary', '/quote?role=staff']) {
        expect((await open(forged, path)).told).toMatchObject({ 'mf-quote': { 'new-summary': false } });
      }
    });

    if (kind === 'server') {
      it('reach the other gateways within a second', async () => {
        const other = await startTestGateway({ databaseUrl: lent.databaseUrl }, {});
        try {
          await say([ON]);
          const seen = async () =>
            ((await other.get('/api/site/live', {})).body as unknown as LiveState).flags?.['mf-quote']?.['new-summary'];
          const startedAt = performance.now();
          while ((await seen()) !== true && performance.now() - startedAt < 5_000)
            await new Promise((r) => setTimeout(r, 50));
          expect(await seen()).toBe(true);
        } finally {
          await other.close();
        }
      });
    }
  });

  // Nothing of it changes anything, so one site does for all.
  describe('that nobody may have so', () => {
    beforeAll(begin);

    it.each<[string, unknown, object, number, string]>([
      ['a flag that there is not', [ON], { flag: 'other', base: null }, 409, 'flag-refused'],
      ['a remote that there is not', [ON], { remote: 'mf-other', base: null }, 409, 'flag-refused'],
      ['a value that it cannot have', [{ value: 'yes' }], {}, 409, 'flag-refused'],
      ['a company that there is not', [{ ...ON, company: 'CL-2026-99999' }], {}, 409, 'flag-refused'],
      ['what somebody else has changed meanwhile', [ON], { base: 1 }, 409, 'flag-changed'],
      ['more rules than fit', Array.from({ length: 11 }, () => ON), {}, 400, 'bad-request'],
      ['a share of everybody', [{ ...ON, share: 100 }], {}, 400, 'bad-request'],
      ['a role that nobody has', [{ ...ON, role: 'driver' }], {}, 400, 'bad-request'],
      ['a rule with something more', [{ ...ON, user: 'ana' }], {}, 400, 'bad-request'],
      ['rules that are no list', { length: 3 }, {}, 400, 'bad-request'],
      ['no reason', [ON], { reason: ' ' }, 400, 'bad-request'],
      ['a long name', [ON], { flag: 'a'.repeat(5000) }, 400, 'bad-request'],
      ['what every object has', [ON], { flag: 'constructor', base: null }, 409, 'flag-refused'],
    ])('refuse %s', async (_what, rules, more, status, code) => {
      expect(await say(rules, more)).toMatchObject({ status, body: { code } });
      expect((await open()).told).toMatchObject({ 'mf-quote': { 'new-summary': false } });
    });
  });
});
