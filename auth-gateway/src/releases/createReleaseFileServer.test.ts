import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import { INERT_POLICY } from './releaseFileHeaders.ts';

const VIDEO = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251));
const FOLDER = remoteFolder({
  files: {
    'clip.mp4': VIDEO,
    'mark.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1z"/>'.repeat(30)}</svg>`,
    'photo.avif': Buffer.from('pretend pixels'.repeat(50)),
    'data.json': '{}',
    'truck.glb': 'glTF',
    'truck.usdz': 'PK',
    'words.vtt': 'WEBVTT',
    'notes.txt': 'Notes',
    'code.wasm': 'asm',
    'look.css': 'a{}',
  },
});

/** Files that the gate refuses now but that an older release may hold. */
const DOCUMENTS = [
  ...['page.html', 'page.xhtml', 'page.xht', 'page.xml', 'page.xsl', 'page.shtml', 'page.mht', 'page.hta', 'page.swf'],
  ...['page.pdf', 'page.JS', 'page.Html', 'page.svg.', 'page.svgz', 'page', 'page.js.map'],
];

const gateway = gatewayOn('embedded');
beforeAll(async () => {
  await gateway.publish(FOLDER);
  const { integrity } = FOLDER.release.files.find(({ path }) => path === 'notes.txt') ?? { integrity: '' };
  const { name, version } = FOLDER.release;
  const rows = DOCUMENTS.map((path) => ({ name, version, path, integrity }));
  await gateway.database.db.insertInto('release_files').values(rows).execute();
});

/** Sends the path as it is. `fetch` would normalise it, and decompress the answer. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    request({ hostname, port, path: path.replace('~', '/mf/mf-quote/1.0.0'), method, headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) });
    })
      .on('error', reject)
      .end();
  });
}

const ENTRY = String(FOLDER.files['remoteEntry.js']);

describe('release files', () => {
  it('are immutable, for any origin, and typed', async () => {
    const { status, headers, body } = await ask('~/remoteEntry.js');
    expect(status).toBe(200);
    expect(body.toString()).toBe(ENTRY);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      'content-length': String(ENTRY.length),
    });
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['abracadabra', undefined],
    ['identity', undefined],
  ])('are compressed as %s allows', async (accept, encoding) => {
    const { headers, body } = await ask('~/remoteEntry.js', { 'accept-encoding': accept });
    expect(headers['content-encoding']).toBe(encoding);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(decode(body).toString()).toBe(ENTRY);
    expect(headers['content-length']).toBe(String(body.length));
    if (encoding) expect(body.length).toBeLessThan(ENTRY.length / 2);
  });

  it('are sent as they are when their format is compressed already', async () => {
    const { headers, body } = await ask('~/photo.avif', { 'accept-encoding': 'br, gzip' });
    expect(headers).toMatchObject({ 'content-type': 'image/avif' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.equals(Buffer.from(FOLDER.files['photo.avif'] ?? ''))).toBe(true);
  });

  it('are not sent again to a browser that has them', async () => {
    const first = await ask('~/remoteEntry.js', { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    const again = await ask('~/remoteEntry.js', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, headers: { etag } });
    expect(again.body).toHaveLength(0);
    for (const known of [`W/${etag}`, `"other", ${etag}`, '*']) {
      const headers = { 'accept-encoding': 'br', 'if-none-match': known };
      expect((await ask('~/remoteEntry.js', headers)).status).toBe(304);
    }
    expect((await ask('~/remoteEntry.js', { 'if-none-match': etag })).status).toBe(200);
  });

  it('answer HEAD like GET, without the body', async () => {
    const { status, headers, body } = await ask('~/remoteEntry.js', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(ENTRY.length));
    expect(body).toHaveLength(0);
  });

  it('send a video in parts', async () => {
    const part = await ask('~/clip.mp4', { range: 'bytes=100-199' });
    expect(part).toMatchObject({
      status: 206,
      headers: { 'content-range': 'bytes 100-199/1000', 'accept-ranges': 'bytes', 'content-length': '100' },
    });
    expect(part.body.equals(VIDEO.subarray(100, 200))).toBe(true);
    const whole = await ask('~/clip.mp4', { 'accept-encoding': 'br' });
    expect(whole).toMatchObject({ status: 200, headers: { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' } });
    expect(whole.body.equals(VIDEO)).toBe(true);
    expect((await ask('~/clip.mp4', { range: 'bytes=0-1', 'if-range': '"x"' })).status).toBe(200);
    expect(await ask('~/clip.mp4', { range: 'bytes=5000-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */1000' },
    });
  });

  it.each(['remoteEntry.js', 'look.css', 'mark.svg', 'photo.avif', 'clip.mp4', 'notes.txt', 'data.json', 'truck.glb'])(
    'cannot do harm as a document when %s is opened by its address',
    async (file) => {
      const { headers } = await ask(`~/${file}`);
      expect(headers['x-content-type-options']).toBe('nosniff');
      const policy = String(headers['content-security-policy']);
      // A worker takes the policy of its script, and in a sandbox it would have no origin.
      if (file.endsWith('.js')) expect(policy).toMatch(/^default-src 'self'; (?!.*unsafe)/);
      else expect(policy).toMatch(/^default-src 'none'; (style-src 'unsafe-inline'; (media-src 'self'; )?)?sandbox$/);
    },
  );

  it.each(['data.json', 'truck.glb', 'words.vtt', 'code.wasm'])(
    'are downloads when only scripts fetch them: %s',
    async (file) => {
      const { headers } = await ask(`~/${file}`);
      expect(headers).toMatchObject({
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    },
  );

  it('let the browser decide how to open a 3D model for phones', async () => {
    const { headers } = await ask('~/truck.usdz');
    expect(headers).toMatchObject({ 'content-type': 'model/vnd.usdz+zip', 'content-security-policy': INERT_POLICY });
    expect(headers['content-disposition']).toBeUndefined();
  });

  it.each([...DOCUMENTS])('are downloads without a type when their type is no longer allowed: %s', async (file) => {
    expect(await ask(`~/${file}`)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
  });

  it('never become a service worker', async () => {
    expect((await ask('~/remoteEntry.js', { 'service-worker': 'script' })).status).toBe(403);
    expect((await ask('~/remoteEntry.js', { 'sec-fetch-dest': 'serviceworker' })).status).toBe(403);
  });

  it.each([
    ['a server bundle', '~/server/index.cjs'],
    ['the manifest', '~/release.json'],
    ['a file that is not there', '~/none.js'],
    ['a version that is not there', '/mf/mf-quote/9.9.9/remoteEntry.js'],
    ['a remote that is not there', '/mf/mf-none/1.0.0/remoteEntry.js'],
    ['no remote at all', '/mf/quote/1.0.0/remoteEntry.js'],
    ['a folder', '~/'],
    ['a path upwards', '~/../1.0.0/remoteEntry.js'],
    ['a hidden path upwards', '~/%2e%2e/1.0.0/remoteEntry.js'],
    ['nonsense', '/mf/%'],
  ])('do not include %s', async (_what, path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('cannot be written', async () => {
    expect(await ask('~/remoteEntry.js', {}, 'PUT')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('are found whatever the query says', async () => {
    expect((await ask('~/remoteEntry.js?r=1')).status).toBe(200);
  });
});
