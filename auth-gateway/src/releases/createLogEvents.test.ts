import type { LogEntry } from '@saltbush/contract/release-api';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { listenTo } from '../../fixtures/listenTo.ts';
import { hostFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { BEARER, startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';

const FLIPS = 8;

async function listen(url: string, headers: Record<string, string> = BEARER) {
  const page = await listenTo(`${url}/api/releases/log/events`, headers);
  expect(page.status).toBe(200);
  const lines = () => page.data<LogEntry>('log');
  return { ...page, lines, line: (fits: (line: LogEntry) => boolean) => page.until(() => lines().find(fits)) };
}

describe('two gateways on one PostgreSQL', () => {
  let one: TestGateway;
  let two: TestGateway;

  beforeAll(async () => {
    const databaseUrl = await keptPostgres.createDatabase();
    [one, two] = await Promise.all([startTestGateway({ databaseUrl }), startTestGateway({ databaseUrl })]);
    await one.publish(hostFolder());
    await one.activate('shell', '1.0.0');
    for (const version of ['1.0.0', '1.1.0']) await one.publish(remoteFolder({ version }));
    await one.activate('mf-quote', '1.0.0');
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
  });

  it('make pages of the new release within a second, whichever of them activates or rolls back', async () => {
    const versionAt = async ({ url }: TestGateway): Promise<string | undefined> => {
      const site = (await (await fetch(`${url}/api/site/live`)).json()) as {
        // Missing until this gateway has read the host.
        remotes?: { releases: { version: string }[] }[];
      };
      return site.remotes?.[0]?.releases[0]?.version;
    };
    const delays: number[] = [];
    for (let flip = 0; flip < FLIPS; flip += 1) {
      const isForward = flip % 2 === 0;
      const forward = () => one.activate('mf-quote', '1.1.0', { evenThoughWithdrawn: true });
      const answer = await (isForward ? forward() : one.rollback('mf-quote'));
      expect(answer.status).toBe(201);
      const answeredAt = performance.now();
      const wanted = isForward ? '1.1.0' : '1.0.0';
      expect(await versionAt(one)).toBe(wanted);
      while ((await versionAt(two)) !== wanted) {
        if (performance.now() - answeredAt > 5_000) throw new Error('The second gateway does not follow.');
      }
      delays.push(performance.now() - answeredAt);
    }
    const worst = Math.max(...delays);
    process.stdout.write(`second gateway: new release after ${Math.round(worst)} ms at worst of ${FLIPS} changes\n`);
  });

  it('record what two operators do at once in one order, the same for both', async () => {
    const versions = ['1.2.0-a', '1.2.0-b', '1.2.0-c', '1.2.0-d'];
    for (const version of versions) await one.publish(remoteFolder({ version }));
    const answers = await Promise.all(
      versions.map((version, index) => (index % 2 === 0 ? one : two).activate('mf-quote', version)),
    );
    const newest = answers.map(({ body }) => body).toSorted((a, b) => Number(b.revision) - Number(a.revision))[0];
    for (const gateway of [one, two]) {
      const { body } = await gateway.get('/api/releases/history?name=mf-quote');
      const latest = (body.history as LogEntry[]).slice(0, versions.length);
      expect(latest.map(({ version }) => version).sort()).toEqual(versions);
      expect(latest[0]).toMatchObject({ seq: newest?.revision, version: newest?.version });
      const seqs = latest.map(({ seq }) => seq);
      expect(seqs).toEqual(seqs.map((_, index) => Number(newest?.revision) - index));
    }
  });

  it('send operators every line, whichever gateway wrote it, and the lines they missed while away', async () => {
    const console = await listen(two.url);
    await console.event('ready');
    const wanted = { label: 'team', remote: null, actions: ['publish'], days: 1, reason: 'Events' };
    const { body } = await one.post('/api/releases/tokens', wanted);
    const line = await console.line(({ kind }) => kind === 'token');
    expect(line).toMatchObject({ actor: 'operator', reason: 'Events', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await two.post(`/api/releases/tokens/${body.id}/revoke`, { reason: 'Done' });
    await console.line(({ kind }) => kind === 'revoke');
    expect(console.lines().map(({ kind }) => kind)).toEqual(['token', 'revoke']);
    console.leave();
    const again = await listen(one.url, { ...BEARER, 'last-event-id': String(line.seq) });
    await again.line(({ kind }) => kind === 'revoke');
    expect(again.lines()).toHaveLength(1);
    again.leave();
  });

  it('announce new health figures, and end the stream when the token no longer allows it', async () => {
    const console = await listen(one.url);
    await console.event('ready');
    const { db } = two.database;
    await db
      .insertInto('telemetry_events')
      .values({ kind: 'failed', remote: 'mf-quote', version: '1.0.0', page: null, code: null, duration_ms: null })
      .execute();
    await db.updateTable('release_tokens').set({ revoked_at: new Date() }).where('is_operator', '=', true).execute();
    await console.event('health');
    await console.ended;
    await db.updateTable('release_tokens').set({ revoked_at: null }).where('is_operator', '=', true).execute();
  });

  it('let in only operators, and end when the session does', async () => {
    const refused = await two.get('/api/releases/log/events', { 'x-test-role': 'staff' });
    expect(refused.status).toBe(401);
    const ops = { 'x-test-role': 'ops' };
    const streams = await Promise.all(Array.from({ length: 10 }, () => listen(two.url, ops)));
    expect(await two.get('/api/releases/log/events', ops)).toMatchObject({ status: 429 });
    for (const stream of streams) stream.leave();
  });
});
