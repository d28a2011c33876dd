import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuildFailure } from '@saltbush/contract/release-api';
import { pino } from 'pino';
import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import { parseConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createDevReleases } from './createDevReleases.ts';
import { createReleaseFileServer } from './createReleaseFileServer.ts';
import type { LiveSet } from './liveSet.ts';
import type { ReleaseStore } from './ReleaseStore.ts';

const { release } = remoteFolder({ version: '0.0.0-dev' });
const LIVE: LiveSet = {
  revision: 3,
  entries: new Map([['mf-quote', { release: remoteFolder().release, lastGood: null, candidate: null, withdrawn: [] }]]),
};

let devServer: Server;
let serverUrl: string;
let contentId: string;
let failures: BuildFailure[];
beforeEach(async () => {
  contentId = '0123456789ab';
  failures = [];
  devServer = createServer((request, response) => {
    if (request.url === '/mf/mf-quote/dev/release.json') response.end(JSON.stringify({ ...release, contentId }));
    else if (request.url === '/mf/mf-quote/dev/failures.json') response.end(JSON.stringify({ failures }));
    else if (/\/page\.(js|xml)$/.test(request.url ?? '')) response.setHeader('content-type', 'text/html').end('dev');
    else if (request.url?.endsWith('/endless.js')) response.write('begins');
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(devServer, 'listening');
  serverUrl = `http://127.0.0.1:${(devServer.address() as AddressInfo).port}`;
});
afterEach(async () => {
  devServer.closeAllConnections();
  await new Promise((resolve) => devServer.close(resolve));
});

/** Follows the development server. `next` resolves with the live set after the next change. */
function follow() {
  let tell = (_liveSet: LiveSet) => {};
  const releases = createDevReleases({
    serverUrl,
    remotes: ['mf-quote'],
    log: createLog('silent'),
    onChange: () => tell(releases.standIn(LIVE)),
  });
  const next = () =>
    new Promise<LiveSet>((resolve) => {
      tell = resolve;
    });
  return { releases, next };
}

describe('createDevReleases', () => {
  it('stands in for the live release, with a new version for every build', async () => {
    const { releases, next } = follow();
    const first = await next();
    expect(first.entries.get('mf-quote')).toMatchObject({
      release: { version: '0.0.0-dev.0123456789ab' },
      lastGood: null,
    });
    contentId = 'ba9876543210';
    const second = await next();
    expect(second.entries.get('mf-quote')?.release.version).toBe('0.0.0-dev.ba9876543210');
    expect(second.revision).toBe(3);
    expect(releases.serves('mf-quote', '0.0.0-dev.ba9876543210')).toBe(true);
    expect(releases.serves('mf-quote', '1.0.0')).toBe(false);
    expect((await releases.readFile('mf-quote', 'page.js')).toString()).toBe('dev');
    await releases.close();
  });

  it('reports what is built, and which sources are wrong', async () => {
    failures = [{ kind: 'build', file: 'src/quote/QuotePage.tsx', line: 12, message: 'Unexpected token' }];
    const { releases, next } = follow();
    await next();
    expect(releases.report()).toEqual({
      builds: { 'mf-quote': '0.0.0-dev.0123456789ab' },
      failures: [{ name: 'mf-quote', failures }],
    });
    failures = [];
    contentId = 'ba9876543210';
    await next();
    expect(releases.report()).toEqual({ builds: { 'mf-quote': '0.0.0-dev.ba9876543210' }, failures: [] });
    await releases.close();
  });

  it('keeps the live release while there is no build', async () => {
    const { releases } = follow();
    expect(releases.standIn(LIVE).entries.get('mf-quote')?.release.version).toBe('1.0.0');
    await releases.close();
  });

  it('is served through the gateway, and never cached', async () => {
    const config = parseConfig({ DEV_REMOTES: 'mf-quote', DEV_SERVER_URL: serverUrl });
    const releases = { findFile: async () => null } as unknown as ReleaseStore;
    const answersFile = createReleaseFileServer({ config, releases, log: createLog('silent') });
    const front = createServer((request, response) => void answersFile(request, response)).listen(0, '127.0.0.1');
    await once(front, 'listening');
    const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
    for (const version of ['dev', '0.0.0-dev', '0.0.0-dev.0123456789ab']) {
      const response = await fetch(`${url}/mf/mf-quote/${version}/page.js`);
      expect(await response.text()).toBe('dev');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    }
    // The type follows from the path, whatever type the development server sends.
    const page = await fetch(`${url}/mf/mf-quote/dev/page.xml`);
    expect(page.headers.get('content-type')).toBe('application/octet-stream');
    expect(page.headers.get('content-disposition')).toBe('attachment');
    expect(page.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${url}/mf/mf-quote/dev/none.js`)).status).toBe(404);
    expect((await fetch(`${url}/mf/mf-quote/1.0.0/page.js`)).status).toBe(404);
    front.closeAllConnections();
    await new Promise((resolve) => front.close(resolve));
  });

  it('reports nothing when a browser leaves before a file has arrived, and a server that fails', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    const config = parseConfig({ DEV_REMOTES: 'mf-quote', DEV_SERVER_URL: serverUrl });
    const releases = { findFile: async () => null } as unknown as ReleaseStore;
    const answersFile = createReleaseFileServer({ config, releases, log });
    const front = createServer((request, response) => void answersFile(request, response)).listen(0, '127.0.0.1');
    await once(front, 'listening');
    try {
      const address = `http://127.0.0.1:${(front.address() as AddressInfo).port}/mf/mf-quote/0.0.0-dev`;
      const leaving = new AbortController();
      const upstreamEnds = once(devServer, 'request').then(([, response]) => once(response as ServerResponse, 'close'));
      const answer = await fetch(`${address}/endless.js`, { signal: leaving.signal });
      expect(answer.status).toBe(200);
      leaving.abort();
      await upstreamEnds;
      devServer.closeAllConnections();
      await new Promise((resolve) => devServer.close(resolve));
      expect((await fetch(`${address}/page.js`)).status).toBe(503);
      expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
        '/mf/mf-quote/0.0.0-dev/page.js',
      ]);
    } finally {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    }
  });
});
