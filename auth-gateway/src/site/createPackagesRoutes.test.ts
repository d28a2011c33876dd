import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SitePackages } from '@saltbush/contract/gate';
import { packagePath } from '@saltbush/contract/gate';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { npmArchive } from '../../fixtures/npmArchive.ts';
import { programOf } from '../../fixtures/programs/programOf.ts';
import { hostFolder, listFiles } from '../../fixtures/releaseArchive.ts';

const CONTRACT = '@saltbush/contract';

let proxy: Server;
let tampered = '';
let folder: string;

/** An npm archive of a contract whose surface is one export in the form `form`. */
const contractArchive = (version: string, form: string): Promise<Buffer> =>
  npmArchive(
    { name: CONTRACT, version },
    { 'surface.json': JSON.stringify({ [CONTRACT]: { useDraft: { form, compatible: [] } } }) },
  );

/** Puts a host live that was built with `archive`. */
async function hostWith(version: string, contract: string, archive: Buffer): Promise<void> {
  const { release, files } = hostFolder(version);
  const all = { ...files, [packagePath(CONTRACT, contract)]: archive };
  await gateway.publish({ release: { ...release, files: listFiles(all) }, files: all });
  expect(await gateway.activate('shell', version)).toMatchObject({ status: 201 });
}

const list = async () => (await gateway.get('/api/site/packages')).body as unknown as SitePackages;

/** Runs the command in the folder of a team, which has no token. */
async function mfe(cwd: string, site: string, ...args: string[]): Promise<{ failed: boolean; text: string }> {
  const options = { cwd, env: { MFE_URL: site } };
  const program = await programOf('mfe');
  return new Promise((resolve) => {
    execFile(process.execPath, [...program, ...args], options, (error, out, err) =>
      resolve({ failed: error !== null, text: `${out}${err}` }),
    );
  });
}

async function team(name: string, manifest: object): Promise<string> {
  const dir = join(folder, name);
  await mkdir(dir);
  await writeFile(join(dir, 'package.json'), JSON.stringify(manifest));
  return dir;
}

const manifestOf = async (dir: string) => JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as unknown;

const gateway = gatewayOn('embedded');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-packages-'));
  // Stands between a team and the site, and changes one letter of every archive.
  proxy = createServer(async ({ url = '' }, response) => {
    const bytes = Buffer.from(await (await fetch(gateway.url + url)).arrayBuffer());
    if (url.endsWith('.tar')) bytes.write('X', bytes.indexOf('useDraft'));
    response.end(bytes);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  tampered = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await rm(folder, { recursive: true, force: true });
});

it('says what to do while no host is live, and while the live one has no packages', async () => {
  expect(await gateway.get('/api/site/packages')).toMatchObject({ status: 503 });
  await gateway.publish(hostFolder('0.9.0'));
  await gateway.activate('shell', '0.9.0');
  expect(await list()).toEqual({ host: '0.9.0', packages: [] });
  expect(await gateway.get(`/api/site/packages/${CONTRACT}`)).toMatchObject({ status: 404 });
  const dir = await team('early', { name: 'mf-early', version: '1.0.0' });
  const { failed, text } = await mfe(dir, gateway.url, 'contract', 'pull');
  expect({ failed, text }).toMatchObject({ failed: true, text: expect.stringContaining('Ask its operators') });
  expect((await mfe(dir, '', 'contract', 'pull')).text).toContain('Name the site: --site');
  const next = await mfe(folder, '', 'new', 'mf-later');
  expect(next.text).toMatch(/node \S+mfe\.mjs contract pull --site URL\n {2}npm install \.\/vendor/);
});

it('hands out what the live host was built with, as downloads that never change', async () => {
  const [first, second] = [await contractArchive('1.0.0', 'f1'), await contractArchive('1.1.0', 'f2')];
  await hostWith('1.0.0', '1.0.0', first);
  await hostWith('1.1.0', '1.1.0', second);
  const { host, packages } = await list();
  expect(host).toBe('1.1.0');
  const url = '/mf/shell/1.1.0/packages/@saltbush/contract/1.1.0.tar';
  expect(packages).toMatchObject([{ name: CONTRACT, version: '1.1.0', url, sizeBytes: second.length }]);

  // By its name a package is found without reading the list.
  const byName = await fetch(`${gateway.url}/api/site/packages/${CONTRACT}`);
  expect(new URL(byName.url).pathname).toBe(url);
  expect(Buffer.from(await byName.arrayBuffer()).equals(second)).toBe(true);
  expect(Object.fromEntries(byName.headers)).toMatchObject({
    'content-type': 'application/x-tar',
    'content-disposition': 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });

  await gateway.rollback('shell');
  expect(await list()).toMatchObject({ host: '1.0.0', packages: [{ version: '1.0.0', sizeBytes: first.length }] });
});

it('is pulled by a new remote and by one that moves on, and refused when a byte differs', async () => {
  const made = await mfe(folder, gateway.url, 'new', 'mf-tracking', '--site', gateway.url);
  expect(made).toMatchObject({ failed: false, text: expect.stringContaining('\n  npm install\n') });
  const dir = join(folder, 'mf-tracking');
  expect(await manifestOf(dir)).toMatchObject({
    devDependencies: { [CONTRACT]: 'file:vendor/saltbush-contract-1.0.0.tar' },
    peerDependencies: { [CONTRACT]: '^1.0.0' },
  });

  // As npm would install it.
  const installed = join(dir, 'node_modules', CONTRACT);
  await mkdir(installed, { recursive: true });
  await writeFile(join(installed, 'package.json'), JSON.stringify({ name: CONTRACT, version: '1.0.0' }));
  const surface = { [CONTRACT]: { useDraft: { form: 'f1', compatible: [] } } };
  await writeFile(join(installed, 'surface.json'), JSON.stringify(surface));
  await gateway.activate('shell', '1.1.0', { evenThoughWithdrawn: true });

  const before = await manifestOf(dir);
  const refused = await mfe(dir, tampered, 'upgrade');
  expect(refused).toMatchObject({ failed: true, text: expect.stringContaining('Nothing was written') });
  expect(await manifestOf(dir)).toEqual(before);
  expect(await readdir(join(dir, 'vendor'))).toEqual(['saltbush-contract-1.0.0.tar']);

  const { failed, text } = await mfe(dir, gateway.url, 'upgrade');
  expect({ failed, text }).toMatchObject({
    failed: false,
    text: expect.stringContaining('from contract 1.0.0 to 1.1.0'),
  });
  expect(text).toContain('useDraft of @saltbush/contract has another form');
  expect(await manifestOf(dir)).toMatchObject({
    devDependencies: { [CONTRACT]: 'file:vendor/saltbush-contract-1.1.0.tar' },
  });

  await gateway.rollback('shell');
  const pulled = await mfe(dir, gateway.url, 'contract', 'pull');
  expect(pulled).toMatchObject({
    failed: false,
    text: expect.stringContaining('./vendor/saltbush-contract-1.0.0.tar'),
  });
  expect(await manifestOf(dir)).toEqual(before);
});
