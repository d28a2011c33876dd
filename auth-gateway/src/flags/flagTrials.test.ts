import type { FlagDeclarations } from '@saltbush/contract/flags';
import type { FlagsReport } from '@saltbush/contract/release-api';
import { buildRenderWorker } from '../../fixtures/buildRenderWorker.ts';
import { bundleOf } from '../../fixtures/hostile-releases/bundleOf.ts';
import { reactHost } from '../../fixtures/hostile-releases/reactHost.ts';
import { type LentDatabase, lendDatabase } from '../../fixtures/lendDatabase.ts';
import { hostFolder, listFiles, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';

const BUNDLE = 'server/index.cjs';
const described = { description: 'A summary by week', until: '2027-03-31' };
const FLAGS: FlagDeclarations = {
  'new-summary': { ...described, type: 'boolean', default: false },
  layout: { ...described, type: 'string', default: 'list', variants: ['list', 'map', 'board'] },
};
const flagsOf = "(require('@saltbush/contract').useFlags() ?? {})['mf-quote'] ?? {}";
const SOUND = 'return "a page";';
/** Its new summary and its map are not there yet. */
const UNFINISHED = `
  const flags = ${flagsOf};
  if (flags['new-summary']) throw new Error('no summary yet');
  if (flags.layout === 'map') throw new Error('no map yet');
  return 'a page with ' + flags.layout;`;

function host() {
  const files = { 'main.js': 'x', 'font.woff2': 'x', [BUNDLE]: reactHost() };
  return { release: hostFolder('1.0.0', { files: listFiles(files), boot: 'page' }).release, files };
}

function remote(version: string, page: string) {
  const pages = [pageAt('/quote', { expose: './HostilePage', exportName: 'HostilePage' })];
  const files = { [BUNDLE]: bundleOf({ page }) };
  return remoteFolder({ name: 'mf-quote', version, files, changes: { pages, flags: FLAGS } });
}

let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
let lent: LentDatabase;
let gateway: TestGateway;
beforeAll(async () => {
  worker = await buildRenderWorker();
  lent = await lendDatabase('server');
  gateway = await startTestGateway({}, { workerUrl: worker.workerUrl, lent });
  await gateway.publish(host());
  await gateway.activate('shell', '1.0.0');
  await gateway.publish(remote('1.1.0', UNFINISHED));
  await gateway.publish(remote('1.2.0', SOUND));
  await gateway.publish(remote('1.3.0', UNFINISHED));
});
afterAll(async () => {
  await gateway.close();
  await lent.giveBack();
  await worker.remove();
});

const reported = async (flag: string) =>
  ((await gateway.get('/api/releases/flags')).body as unknown as FlagsReport).flags.find((one) => one.flag === flag)
    ?.switched ?? null;
async function say(flag: string, rules: unknown, isOff = false) {
  const base = (await reported(flag))?.seq ?? null;
  return gateway.post('/api/releases/flags', { remote: 'mf-quote', flag, isOff, rules, base, reason: 'a test' });
}
const page = async () => (await fetch(`${gateway.url}/quote`)).text();

it('a value with which a page fails is given to nobody, not even to a share or a role', async () => {
  expect((await gateway.activate('mf-quote', '1.1.0')).status).toBe(201);
  const failed = { status: 422, body: { code: 'trial-failed' } };
  const answer = await say('new-summary', [{ value: true, role: 'staff' }]);
  expect(answer).toMatchObject(failed);
  expect(answer.body.detail).toBe(
    'mf-quote 1.1.0 failed its trial, so new-summary was not switched: the page /quote could not be rendered with ' +
      'layout "list", new-summary true (Error: no summary yet). Mend the page, or say render: \'client\' for it, so that only ' +
      'browsers render it; then build, publish and activate a new version, and switch it then.',
  );
  expect(await say('layout', [{ value: 'board', share: 10 }, { value: 'map' }])).toMatchObject(failed);
  expect([await reported('new-summary'), await reported('layout')]).toEqual([null, null]);
  expect((await say('layout', [{ value: 'board' }])).status).toBe(201);
  expect(await page()).toContain('a page with board');
});

it('a release that fails with a value that somebody gets goes live once nobody gets it', async () => {
  expect((await gateway.activate('mf-quote', '1.2.0')).status).toBe(201);
  expect((await say('new-summary', [{ value: true, share: 5 }])).status).toBe(201);
  const answer = await gateway.activate('mf-quote', '1.3.0');
  expect(answer).toMatchObject({ status: 422, body: { code: 'trial-failed' } });
  expect(answer.body.detail).toContain(
    'so nobody gets it: the page /quote could not be rendered with layout "board", new-summary true',
  );
  expect((await say('new-summary', [{ value: true, share: 5 }], true)).status).toBe(201);
  expect((await gateway.activate('mf-quote', '1.3.0')).status).toBe(201);
  // Nothing is tried where nobody gets another value.
  expect((await say('new-summary', [])).status).toBe(201);
});

it('what only takes a value away is done at once, also with pages that fail with it', async () => {
  await gateway.publish(remote('1.4.0', SOUND));
  expect((await gateway.activate('mf-quote', '1.4.0')).status).toBe(201);
  expect((await say('layout', [{ value: 'map' }])).status).toBe(201);
  // Live before, so it is gone back to without a trial, and fails with the map.
  expect((await gateway.rollback('mf-quote', '1.3.0')).status).toBe(201);
  expect(await page()).not.toContain('a page with');
  const forStaff = [{ value: 'list', role: 'staff' }, { value: 'map' }];
  expect((await say('layout', forStaff)).status).toBe(201);
  expect((await say('layout', [])).status).toBe(201);
  expect(await page()).toContain('a page with list');
});
