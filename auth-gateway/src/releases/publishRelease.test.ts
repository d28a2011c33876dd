import { gunzipSync, gzipSync } from 'node:zlib';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import {
  type ExtraEntry,
  hostFolder,
  packEntries,
  packRelease,
  pageAt,
  type ReleaseFolder,
  remoteFolder,
} from '../../fixtures/releaseArchive.ts';

describe.each(DATABASES)('publishing on the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(() => gateway.reset());

  const known = async () => (await gateway.get('/api/releases')).body.known;

  it('takes a release, then knows it', async () => {
    const folder = remoteFolder();
    const answer = await gateway.publish(folder);
    const { contentId } = folder.release;
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      name: 'mf-quote',
      version: '1.0.0',
      contentId,
      status: 'published',
      signer: null,
      bad: [],
    });
    expect(await gateway.get('/api/releases')).toMatchObject({
      status: 200,
      body: { revision: 0, live: [], known: { 'mf-quote': ['1.0.0'] } },
    });
    expect((await gateway.get('/api/releases/mf-quote')).body).toEqual({
      name: 'mf-quote',
      releases: [
        {
          version: '1.0.0',
          contentId,
          publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
          publishedBy: 'operator',
          sizeBytes: folder.release.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
          signer: null,
          takenBack: null,
        },
      ],
      history: [],
    });
    expect((await gateway.get('/api/releases/mf-quote/1.0.0')).body).toEqual(folder.release);
    expect(await gateway.get('/api/releases/mf-quote/9.9.9')).toMatchObject({
      status: 404,
      body: { code: 'unknown-release' },
    });
  });

  it('changes nothing for the same release again, whatever its commit', async () => {
    const folder = remoteFolder();
    await gateway.publish(folder);
    folder.release.commit = 'another';
    const again = await gateway.publish(folder);
    expect(again.status).toBe(200);
    expect(again.body.status).toBe('already-published');
  });

  it('accepts one release from two publishers at once', async () => {
    const answers = await Promise.all([gateway.publish(remoteFolder()), gateway.publish(remoteFolder())]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['already-published', 'published']);
  });

  it('refuses the same version with other bytes, and keeps the first', async () => {
    await gateway.publish(remoteFolder());
    const answer = await gateway.publish(remoteFolder({ files: { 'page.js': '"something else"' } }));
    expect(answer.status).toBe(409);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status: 409, title: 'Conflict', code: 'version-taken' });
    expect(answer.body.detail).toContain('raise the version');
    const page = await fetch(`${gateway.url}/mf/mf-quote/1.0.0/page.js`);
    expect(await page.text()).toContain('a page');
  });

  const corpus: [string, number, string, () => Promise<Buffer>][] = [
    ['is cut short', 422, 'archive-damaged', async () => (await packRelease(remoteFolder())).subarray(0, 300)],
    [
      'is a whole gzip of a tar cut short',
      422,
      'archive-damaged',
      async () => gzipSync(gunzipSync(await packRelease(remoteFolder())).subarray(0, 1_800)),
    ],
    ['is no gzip', 422, 'archive-damaged', async () => Buffer.from('not a gzip at all')],
    ['is no tar', 422, 'archive-damaged', async () => gzipSync('x'.repeat(2_000))],
    ['is empty', 422, 'manifest-missing', () => packEntries({})],
    ['unpacks to more than allowed', 413, 'archive-too-large', async () => gzipSync(Buffer.alloc(61 * 1024 * 1024))],
    ['has no manifest', 422, 'manifest-missing', () => packEntries(remoteFolder().files)],
    ['has a manifest that is no JSON', 422, 'manifest-invalid', () => packEntries({ 'release.json': '{"schema":' })],
    ['has an unknown field', 422, 'manifest-invalid', () => packed({ surprise: true } as never)],
    ['has a wrong version', 422, 'manifest-invalid', () => packed({ version: 'latest' })],
    [
      'has an invalid contract version',
      422,
      'manifest-invalid',
      () => packed({ contract: '99999999999999999999.0.0' }),
    ],
    ...['/api/quotes', '/idp', '/mf/quote'].map((path): (typeof corpus)[number] => [
      `claims ${path}`,
      422,
      'route-reserved',
      () => packed({ pages: [pageAt(path)] }),
    ]),
    [
      'has two pages that differ only in a parameter',
      422,
      'manifest-invalid',
      () => packed({ pages: [pageAt('/quote/:id'), pageAt('/quote/:reference', { expose: './Other' })] }),
    ],
    ['has a title that cannot be stored', 400, 'bad-request', () => packed({ pages: [pageAt('/q', { title: '\0' })] })],
    ['needs a package named like a method', 409, 'shared-mismatch', () => packed({ requires: { constructor: '*' } })],
    ['has no pages', 422, 'manifest-invalid', () => packed({ pages: [] })],
    ['names another container', 422, 'manifest-invalid', () => packed({ container: 'mf_quote_9_9_9' })],
    ['names an entry that it does not contain', 422, 'manifest-invalid', () => packed({ entry: 'other.js' })],
    [
      'preloads what is not served',
      422,
      'manifest-invalid',
      () => packed({ pages: [pageAt('/quote', { preload: ['server/index.cjs'] })] }),
    ],
    [
      'needs more files before it shows than a header can name',
      422,
      'manifest-invalid',
      () => packed({ pages: [pageAt('/quote', { preload: Array(33).fill('page.js') })] }),
    ],
    ['has its server bundle in the open', 422, 'manifest-invalid', () => packed({ serverBundle: 'page.js' })],
    [
      'has two pages at one path',
      422,
      'manifest-invalid',
      () => packed({ pages: [pageAt('/quote'), pageAt('/quote', { expose: './Other' })] }),
    ],
    [
      'has a wrong hash',
      422,
      'file-damaged',
      () => broken(({ files }) => ({ ...files, 'page.js': flipped(files['page.js']) })),
    ],
    ['has a wrong size', 422, 'file-damaged', () => broken(({ files }) => ({ ...files, 'page.js': 'short' }))],
    ['lacks a file', 422, 'file-missing', () => broken(({ files: { 'page.js': _, ...rest } }) => rest)],
    [
      'has a file that the manifest does not list',
      422,
      'file-not-listed',
      () => broken(({ files }) => ({ ...files, 'extra.js': '1' })),
    ],
    ['leaves the folder', 422, 'archive-unsafe-entry', () => withEntry({ name: '../evil.js', content: '1' })],
    ['leaves the folder in the middle', 422, 'archive-unsafe-entry', () => withEntry({ name: 'a/../../evil.js' })],
    [
      'leaves the folder by a folder',
      422,
      'archive-unsafe-entry',
      () => withEntry({ name: '../evil/', type: 'directory' }),
    ],
    ['has an absolute path', 422, 'archive-unsafe-entry', () => withEntry({ name: '/etc/passwd', content: '1' })],
    ['has a backslash', 422, 'archive-unsafe-entry', () => withEntry({ name: '..\\evil.js', content: '1' })],
    [
      'has a symbolic link',
      422,
      'archive-unsafe-entry',
      () => withEntry({ name: 'link.js', type: 'symlink', linkname: '/etc/passwd' }),
    ],
    [
      'has a hard link',
      422,
      'archive-unsafe-entry',
      () => withEntry({ name: 'link.js', type: 'link', linkname: 'page.js' }),
    ],
    ['has a device', 422, 'archive-unsafe-entry', () => withEntry({ name: 'null', type: 'character-device' })],
    ['has a block device', 422, 'archive-unsafe-entry', () => withEntry({ name: 'disk', type: 'block-device' })],
    ['has a pipe', 422, 'archive-unsafe-entry', () => withEntry({ name: 'pipe', type: 'fifo' })],
    ['has a drive letter', 422, 'archive-unsafe-entry', () => withEntry({ name: 'C:/evil.js', content: '1' })],
    [
      'has a NUL in a name',
      422,
      'archive-unsafe-entry',
      () => withEntry({ name: 'evil.js', pax: { path: 'page.js\0.txt' }, content: '1' }),
    ],
    [
      'leaves the folder by an extended header',
      422,
      'archive-unsafe-entry',
      () => withEntry({ name: 'evil.js', pax: { path: '../evil.js' }, content: '1' }),
    ],
    [
      'leaves the folder by a long name',
      422,
      'archive-unsafe-entry',
      () => withEntry({ name: `${'a'.repeat(200)}/../../${'b'.repeat(200)}`, content: '1' }),
    ],
    [
      'has a file under two names',
      422,
      'archive-unsafe-entry',
      () => withEntry({ name: './page.js', content: 'other' }),
    ],
    [
      'has too many files',
      413,
      'archive-too-large',
      () =>
        packRelease(
          remoteFolder(),
          Array.from({ length: 4_001 }, (_, index) => ({ name: `${index}.js` })),
        ),
    ],
    [
      'has too many folders',
      413,
      'archive-too-large',
      () =>
        packRelease(
          remoteFolder(),
          Array.from({ length: 4_001 }, (_, index) => folderNamed(`${index}/`)),
        ),
    ],
    ['has a file twice', 422, 'archive-unsafe-entry', () => withEntry({ name: 'page.js', content: 'other' })],
    ['is another remote', 422, 'manifest-mismatch', () => packRelease(remoteFolder({ name: 'mf-ar' }))],
    ['is a host', 422, 'manifest-mismatch', () => packRelease(hostFolder())],
    ['was built for another contract', 409, 'contract-mismatch', () => packed({ contract: '2.0.0' })],
    ['needs a package the host lacks', 409, 'shared-mismatch', () => packed({ requires: { vue: '^3.0.0' } })],
    ['needs another major of one', 409, 'shared-mismatch', () => packed({ requires: { react: '^18.0.0' } })],
  ];

  const folderNamed = (name: string): ExtraEntry => ({ name, type: 'directory' });
  const flipped = (content: string | Buffer = '') => `${String(content).slice(0, -1)}!`;
  const packed = (changes: Partial<ReturnType<typeof remoteFolder>['release']>) =>
    packRelease(remoteFolder({ changes }));
  const withEntry = (entry: ExtraEntry) => packRelease(remoteFolder(), [entry]);
  const broken = (change: (folder: ReleaseFolder) => ReleaseFolder['files']) => {
    const folder = remoteFolder();
    return packRelease({ release: folder.release, files: change(folder) });
  };

  it('refuses a release with a fault, says why, and stores nothing of it', async () => {
    await gateway.publish(hostFolder());
    await gateway.activate('shell', '1.0.0');
    for (const [what, status, code, archive] of corpus) {
      const answer = await gateway.publishArchive('mf-quote', await archive());
      expect({ what, status: answer.status, code: answer.body.code }).toEqual({ what, status, code });
      expect(String(answer.body.detail).length).toBeGreaterThan(20);
    }
    expect(await known()).toEqual({ shell: ['1.0.0'] });
    expect((await gateway.publish(remoteFolder())).status).toBe(201);
  });

  it('refuses an upload beyond the limit', async () => {
    const answer = await gateway.publishArchive('mf-quote', Buffer.alloc(31 * 1024 * 1024));
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe('archive-too-large');
  });

  it('refuses a body of another media type', async () => {
    const answer = await gateway.post('/api/releases/mf-quote', {});
    expect(answer).toMatchObject({ status: 415, body: { code: 'wrong-media-type' } });
  });

  it.each(['quote', 'MF-quote', 'mf-', 'mf-a%2Fb', 'mf-quote..', '__proto__'])(
    'refuses a remote called %s',
    async (name) => {
      const answer = await gateway.publishArchive(name, await packRelease(remoteFolder()));
      expect(answer).toMatchObject({ status: 404, body: { code: 'unknown-remote' } });
    },
  );

  it('stores equal files of two releases once', async () => {
    await gateway.publish(remoteFolder());
    const second = remoteFolder({ version: '1.1.0', files: { 'page.js': '"a new page"' } });
    expect((await gateway.publish(second)).status).toBe(201);
    const entry = await fetch(`${gateway.url}/mf/mf-quote/1.1.0/remoteEntry.js`);
    expect(await entry.text()).toContain('the entry');
  });
});
