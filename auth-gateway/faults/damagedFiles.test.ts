import { sql } from 'kysely';
import { buildRenderWorker } from '../fixtures/buildRenderWorker.ts';
import { bundleOf } from '../fixtures/hostile-releases/bundleOf.ts';
import { reactHost } from '../fixtures/hostile-releases/reactHost.ts';
import { hostFolder, listFiles, pageAt, remoteFolder } from '../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../fixtures/startTestGateway.ts';
import { noteFault } from './noteFault.ts';

const BUNDLE = 'server/index.cjs';
const GOOD = { expose: './GoodPage' };
const files = (version: string) => ({
  'remoteEntry.js': `/* the entry of ${version} */ var container = { './GoodPage': () => {} }; ${'globalThis.answer = 42; '.repeat(40)}`,
  'page.js': `/* the page of ${version} */ ${'globalThis.page = "a page"; '.repeat(40)}`,
  [BUNDLE]: `${bundleOf({ page: '' })}// ${version}`,
});
const release = (version: string) =>
  remoteFolder({
    version,
    files: files(version),
    changes: { pages: [pageAt('/quote', GOOD), pageAt('/other', GOOD)] },
  });

let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
let gateway: TestGateway;
const lines: { msg: string; file?: string; copy?: string }[] = [];

/** Replaces a file's bytes, as a failing disk does. The database's own trigger would refuse that. */
async function damage(version: string, path: string, change: (bytes: Buffer) => Buffer | null, copy = 'identity') {
  const { db } = gateway.database;
  const { integrity } = await db
    .selectFrom('release_files')
    .select('integrity')
    .where('name', '=', 'mf-quote')
    .where('version', '=', version)
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  const kept = await db.selectFrom('blobs').selectAll().where('integrity', '=', integrity).executeTakeFirstOrThrow();
  const write = (work: (connection: typeof db) => Promise<unknown>) =>
    db.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection);
      await work(connection).finally(() => sql`set session_replication_role = default`.execute(connection));
    });
  const damaged = change(Buffer.from(kept[copy as 'identity']));
  await write((connection) =>
    damaged === null
      ? connection.deleteFrom('blobs').where('integrity', '=', integrity).execute()
      : connection
          .updateTable('blobs')
          .set({ [copy]: damaged })
          .where('integrity', '=', integrity)
          .execute(),
  );
  return async () => {
    await write(async (connection) => {
      await connection.deleteFrom('blobs').where('integrity', '=', integrity).execute();
      await connection.insertInto('blobs').values(kept).execute();
    });
  };
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const response = await fetch(gateway.url + path, { headers });
  return { status: response.status, text: await response.text() };
}

const counted = async (version: string) => {
  const { text } = (await gateway.get('/metrics')).body as { text: string };
  const pattern = `saltbush_release_damaged_files_total{remote="mf-quote",release="${version}"} `;
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(pattern))
      ?.slice(pattern.length),
  );
};
const told = () => lines.filter(({ msg }) => msg.startsWith('a release file differs from what was published'));

beforeAll(async () => {
  worker = await buildRenderWorker();
  gateway = await startTestGateway(
    { logLevel: 'error' },
    { workerUrl: worker.workerUrl, writeLog: (line) => void lines.push(JSON.parse(line)) },
  );
  const hostFiles = { 'main.js': 'x', 'font.woff2': 'x', [BUNDLE]: reactHost() };
  const { release: host } = hostFolder('1.0.0', { files: listFiles(hostFiles) });
  expect((await gateway.publish({ release: host, files: hostFiles })).status).toBe(201);
  await gateway.activate('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) {
    expect((await gateway.publish(release(version))).status).toBe(201);
    expect((await gateway.activate('mf-quote', version)).status).toBe(201);
  }
});
afterAll(async () => {
  await gateway?.close();
  await worker.remove();
});
beforeEach(() => {
  lines.length = 0;
});

describe('a file of the live release', () => {
  const changed = (bytes: Buffer) => {
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    return bytes;
  };
  it.each([
    ['with one bit changed', 'page.js', changed],
    ['cut short', 'remoteEntry.js', (bytes: Buffer) => bytes.subarray(0, 100)],
    ['that is gone', 'page.js', () => null],
  ])('%s is not sent, is logged, and is sent again once it is repaired', async (_what, path, change) => {
    // Restart, so that no file is in memory.
    await gateway.restart();
    const before = await counted('1.1.0');
    const mend = await damage('1.1.0', path, change);
    for (let count = 0; count < 3; count += 1) {
      expect(await ask(`/mf/mf-quote/1.1.0/${path}`)).toEqual({
        status: 500,
        text: expect.stringContaining('damaged'),
      });
    }
    expect(told()).toMatchObject([{ file: path, copy: 'identity' }]);
    expect((await counted('1.1.0')) - before).toBe(3);
    expect((await ask(`/mf/mf-quote/1.0.0/${path}`)).text).toBe(files('1.0.0')[path as 'page.js']);
    await mend();
    expect(await ask(`/mf/mf-quote/1.1.0/${path}`)).toEqual({ status: 200, text: files('1.1.0')[path as 'page.js'] });
  });

  it.each(['gzip', 'brotli'])('whose %s form is damaged is sent uncompressed', async (copy) => {
    await gateway.restart();
    const mend = await damage('1.1.0', 'page.js', changed, copy);
    const encoding = { 'accept-encoding': copy === 'gzip' ? 'gzip' : 'br' };
    expect(await ask('/mf/mf-quote/1.1.0/page.js', encoding)).toEqual({ status: 200, text: files('1.1.0')['page.js'] });
    expect(told()).toMatchObject([{ file: 'page.js', copy }]);
    await mend();
  });

  it('that renders it is not run: the page comes from the last good release, and from the live one once it is repaired', async () => {
    await gateway.restart();
    const mend = await damage('1.1.0', BUNDLE, changed);
    const page = await ask('/quote');
    expect(page.status).toBe(200);
    expect(page.text).toContain('good <!-- -->3');
    expect(page.text).toContain('"rendered":{"remote":"mf-quote","version":"1.0.0"}');
    expect(told()).toMatchObject([{ file: BUNDLE }]);
    await mend();
    await gateway.restart();
    expect((await ask('/quote')).text).toContain('"rendered":{"remote":"mf-quote","version":"1.1.0"}');
    noteFault({
      fault: 'A file of a live release changed, cut short or gone in the database',
      visitors: 'the file 500, never a part of it; if it is the server bundle, pages come from the last good release',
      clients: 'the same',
      operators:
        'one line in the log with file and release, `saltbush_release_damaged_files_total`; whole again once it is mended',
    });
  });
});
