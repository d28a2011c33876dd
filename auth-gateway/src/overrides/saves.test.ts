import { integrityOf } from '@saltbush/contract/gate';
import type { ReleasePreview, SavesReport } from '@saltbush/contract/release-api';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { hostFolder, packEntries, packRelease, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { keepToken } from '../releases/releaseTokens.ts';
import { countRevisions } from './testing/countRevisions.ts';
import { previewBrowser } from './testing/previewBrowser.ts';

type Link = ReleasePreview & { url: string };

const HASH = 'b28844212836f23546ae';
const SCRIPT = 'QuotePage.67b32137e00998792b91.hot-update.js';
const CODE = 'globalThis["savesOf_mf_quote"]("QuotePage", { "./src/quote/QuotePage.tsx"() { return "\\0"; } });';
const FACTS = {
  hash: HASH,
  updates: [
    {
      file: 'container.67b32137e00998792b91.hot-update.json',
      content: { c: ['container', 'QuotePage'], r: [], m: [] },
    },
  ],
};
const SAVES = '/api/site/saves';

describe.each(DATABASES)('what was saved in a working copy, in the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(async () => {
    await gateway.reset();
    for (const folder of [hostFolder(), remoteFolder()]) {
      await gateway.publish(folder);
      await gateway.activate(folder.release.name, '1.0.0');
    }
  });

  const browser = () => previewBrowser(gateway.url, '');
  const start = async () => (await gateway.post('/api/releases/mf-quote/working-copies', {})).body as unknown as Link;
  const packed = (scripts: Record<string, string> = { [SCRIPT]: CODE }, facts: unknown = FACTS) =>
    packEntries({ 'save.json': JSON.stringify(facts), ...scripts });
  const save = ({ id }: Link, archive: Buffer, headers?: Record<string, string>) =>
    gateway.publishArchive(`mf-quote/working-copies/${id}/saves`, archive, headers);
  const build = async ({ id }: Link) =>
    gateway.publishArchive(
      `mf-quote/working-copies/${id}`,
      await packRelease(remoteFolder({ version: '0.0.0-dev.aaa' })),
    );
  /** A working copy with a build, and the browser that shows it. */
  async function shown() {
    const link = await start();
    expect((await build(link)).status).toBe(200);
    const holder = browser();
    await holder.open(link.url);
    return { link, holder };
  }
  const saves = async (one: ReturnType<typeof browser>) =>
    (JSON.parse((await one.ask(SAVES)).text) as SavesReport).saves;

  it('is there for the browser of its link, with its scripts, and for nobody else', async () => {
    const { link, holder } = await shown();
    expect(await saves(holder)).toEqual([]);
    expect(await save(link, await packed())).toMatchObject({ status: 200, body: { hash: HASH } });
    const integrity = integrityOf(Buffer.from(CODE));
    expect(await saves(holder)).toEqual([{ remote: 'mf-quote', ...FACTS, scripts: [{ file: SCRIPT, integrity }] }]);
    const script = await holder.ask(`${SAVES}/mf-quote/${SCRIPT}`);
    expect([script.status, script.text]).toEqual([200, CODE]);
    expect(Object.fromEntries(script.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });

    const stranger = browser();
    expect(await saves(stranger)).toEqual([]);
    for (const one of [stranger, (await shown()).holder]) {
      expect((await one.ask(`${SAVES}/mf-quote/${SCRIPT}`)).status).toBe(404);
    }
    expect((await holder.ask(`${SAVES}/mf-ar/${SCRIPT}`)).status).toBe(404);
    expect((await holder.ask(`${SAVES}/mf-quote/other.hot-update.js`)).status).toBe(404);
  });

  it('gives way to what is saved next, and ends with the working copy', async () => {
    const { link, holder } = await shown();
    await save(link, await packed());
    const next = { ...FACTS, hash: 'c0ffee00' };
    await save(link, await packed({ 'Next.67b32137.hot-update.js': CODE }, next));
    expect(await saves(holder)).toMatchObject([{ hash: 'c0ffee00' }]);
    expect((await holder.ask(`${SAVES}/mf-quote/${SCRIPT}`)).status).toBe(404);
    await gateway.post(`/api/releases/previews/${link.id}/revoke`, {});
    expect(await saves(holder)).toEqual([]);
    expect(await gateway.database.db.selectFrom('copy_saves').selectAll().execute()).toEqual([]);
    expect((await save(link, await packed())).status).toBe(404);
  });

  it('is announced to the open pages of that browser, and to nobody else', async () => {
    const { link, holder } = await shown();
    const own = await countRevisions(gateway.url, holder.cookie());
    const foreign = await countRevisions(gateway.url, '');
    // Each stream gets one event at the start and one for changes since the page was made.
    await Promise.all([own.until(2), foreign.until(1)]);
    await save(link, await packed());
    await own.until(3);
    expect(foreign.count()).toBe(1);
    own.end();
    foreign.end();
  });

  it('follows a build', async () => {
    const link = await start();
    const answer = await save(link, await packed());
    expect(answer).toMatchObject({ status: 404, body: { detail: expect.stringContaining('Send a build first.') } });
  });

  it.each([
    { what: 'no facts', archive: () => packEntries({ [SCRIPT]: CODE }), status: 400 },
    { what: 'nothing that can be run', archive: () => packed({ [SCRIPT]: 'let 1' }), status: 422 },
  ])('is refused with $what, and what was saved before stays', async ({ archive, status }) => {
    const { link, holder } = await shown();
    await save(link, await packed());
    expect((await save(link, await archive())).status).toBe(status);
    expect(await saves(holder)).toMatchObject([{ hash: HASH }]);
  });

  it('comes from those who may show working copies of that remote', async () => {
    const { link } = await shown();
    await keepToken(gateway.database, {
      token: 'team',
      label: 'team',
      remote: 'mf-other',
      actions: ['publish', 'preview'],
      expiresAt: null,
    });
    const foreign = { authorization: 'Bearer team' };
    expect((await save(link, await packed(), foreign)).status).toBe(403);
    expect((await save(link, await packed(), {})).status).toBe(401);
    expect(
      (await gateway.publishArchive(`mf-other/working-copies/${link.id}/saves`, await packed(), foreign)).status,
    ).toBe(404);
    const preview = await gateway.post('/api/releases/mf-quote/previews', { version: '1.0.0' });
    expect((await save(preview.body as unknown as Link, await packed())).status).toBe(404);
  });
});
