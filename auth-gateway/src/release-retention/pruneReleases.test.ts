import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import { dropOldReleases } from './dropOldReleases.ts';
import { pruneReleases } from './pruneReleases.ts';

const VERSIONS = Array.from({ length: 24 }, (_, index) => `1.${index}.0`);

describe.each(DATABASES)('pruning on the %s database', (kind) => {
  /** Publishes 24 versions with different pages, in order. 1.0.0 and 1.1.0 went live one after the other. */
  const gateway = gatewayOn(kind);
  beforeAll(async () => {
    for (const version of VERSIONS) {
      const folder = remoteFolder({ version, files: { 'page.js': `export const page = '${version}';` } });
      expect((await gateway.publish(folder)).status).toBe(201);
    }
    await gateway.activate('mf-quote', '1.0.0');
    await gateway.activate('mf-quote', '1.1.0');
  });

  const stored = async () => {
    const { body } = await gateway.get('/api/releases');
    return (body.known as Record<string, string[]>)['mf-quote'] ?? [];
  };
  const prune = (body: object) => gateway.post('/api/releases/prune', body);

  /** Makes everything stored so far this much older. The log's hashes do not matter here. */
  async function wait(days: number): Promise<void> {
    await gateway.database.pool.query(`set session_replication_role = replica;
      update releases set published_at = published_at - interval '${days} days';
      update release_log set at = at - interval '${days} days';
      update settings set updated_at = updated_at - interval '${days} days';
      set session_replication_role = default`);
  }

  it('keeps everything that is younger than 30 days', async () => {
    await wait(29);
    expect((await prune({ reason: 'too early' })).body).toMatchObject({ releases: [], freedBytes: 0, kept: 24 });
    expect(await stored()).toHaveLength(24);
  });

  it('needs a reason, except for a dry run', async () => {
    expect(await prune({})).toMatchObject({ status: 400 });
    expect((await prune({ dryRun: true })).status).toBe(200);
  });

  it('removes what is old, not among the newest 20 and not in use, with the bytes that nothing else holds', async () => {
    await wait(2);
    const preview = await gateway.post('/api/releases/mf-quote/previews', { version: '1.3.0' });
    expect(preview.status).toBe(201);
    const dry = await prune({ dryRun: true });
    expect(await stored()).toHaveLength(24);
    // 1.1.0 is live, a rollback gives 1.0.0, 1.3.0 is previewed, and the others are among the newest 20.
    expect(dry.body).toMatchObject({ isDryRun: true, releases: [{ version: '1.2.0' }], kept: 23 });
    const { body } = await prune({ reason: 'spring cleaning' });
    expect(body).toEqual({ ...dry.body, isDryRun: false });
    expect(await stored()).not.toContain('1.2.0');
    const page = "export const page = '1.2.0';";
    expect(body.freedBytes).toBe(page.length);
    expect((await fetch(`${gateway.url}/mf/mf-quote/1.2.0/remoteEntry.js`)).status).toBe(404);
    expect((await fetch(`${gateway.url}/mf/mf-quote/1.4.0/remoteEntry.js`)).status).toBe(200);
    const { body: history } = await gateway.get('/api/releases/history?all=1');
    expect((history.history as object[])[0]).toMatchObject({
      kind: 'prune',
      actor: 'operator',
      reason: 'spring cleaning',
      details: { releases: ['mf-quote 1.2.0'], freedBytes: page.length },
    });
    expect(await gateway.activate('mf-quote', '1.2.0')).toMatchObject({
      status: 404,
      body: { code: 'unknown-release' },
    });
  });

  it('accepts a version that was pruned only with the same bytes', async () => {
    const same = remoteFolder({ version: '1.2.0', files: { 'page.js': "export const page = '1.2.0';" } });
    const other = remoteFolder({ version: '1.2.0', files: { 'page.js': '"another page"' } });
    expect((await gateway.publish(other)).body.code).toBe('version-taken');
    expect((await gateway.publish(same)).status).toBe(201);
    expect((await fetch(`${gateway.url}/mf/mf-quote/1.2.0/page.js`)).status).toBe(200);
  });

  it('stores files again that are pruned while they are published', async () => {
    await wait(40);
    const again = remoteFolder({ version: '1.30.0', files: { 'page.js': "export const page = '1.2.0';" } });
    const [published, pruned] = await Promise.all([
      gateway.publish(again),
      pruneReleases(gateway.database, { actor: 'a test', reason: 'at once', isDryRun: false }),
    ]);
    expect(published.status).toBe(201);
    expect(pruned.releases.length).toBeGreaterThan(0);
    expect(await (await fetch(`${gateway.url}/mf/mf-quote/1.30.0/page.js`)).text()).toContain('1.2.0');
    expect(await stored()).toEqual(expect.arrayContaining(['1.0.0', '1.1.0', '1.3.0', '1.30.0']));
  });

  it('also runs by itself, and the log records it', async () => {
    await wait(40);
    const removed = await gateway.database.db.transaction().execute(dropOldReleases);
    expect(removed).toBeGreaterThan(0);
    const { body } = await gateway.get('/api/releases/history?all=1');
    expect(body.history).toContainEqual(expect.objectContaining({ kind: 'prune', actor: 'gateway' }));
  });
});
