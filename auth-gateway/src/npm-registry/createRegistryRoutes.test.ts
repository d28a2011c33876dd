import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packagePath } from '@saltbush/contract/gate';
import { freePort } from '../../../deploy/testing/freePort.ts';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { npmArchive } from '../../fixtures/npmArchive.ts';
import { programOf } from '../../fixtures/programs/programOf.ts';
import { hostFolder, listFiles } from '../../fixtures/releaseArchive.ts';

const CONTRACT = '@saltbush/contract';
const UI = '@saltbush/ui';
const port = await freePort();
const publicUrl = `http://127.0.0.1:${port}`;
const gateway = gatewayOn('embedded', { config: { port, publicUrl } });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-registry-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Puts a host live that was built with these archives, by name and version. */
async function hostWith(version: string, archives: readonly [string, string, Buffer][]): Promise<void> {
  const { release, files } = hostFolder(version);
  const packages = Object.fromEntries(archives.map(([name, of, archive]) => [packagePath(name, of), archive]));
  const all = { ...files, ...packages };
  await gateway.publish({ release: { ...release, files: listFiles(all) }, files: all });
  expect(await gateway.activate('shell', version)).toMatchObject({ status: 201 });
}

const contract = (version: string, word: string) =>
  npmArchive(
    { name: CONTRACT, version, bin: { 'contract-word': 'word.js' } },
    { 'word.js': `#!/usr/bin/env node\nconsole.log('${word}')\n` },
  );

/** Runs npm in the repository of a team, which has the registry of the site for its scope and reaches no other one. */
function npm(cwd: string, ...args: string[]): Promise<string> {
  const settings = ['--registry=http://127.0.0.1:9/', '--no-audit', '--no-fund', '--fetch-retries=0'];
  return new Promise((resolve, reject) => {
    execFile('npm', [...args, `--cache=${join(folder, 'cache')}`, ...settings], { cwd }, (error, out, err) =>
      error ? reject(new Error(`${out}${err}`)) : resolve(out),
    );
  });
}

const surface = (form: string) => JSON.stringify({ [CONTRACT]: { useDraft: { form, compatible: [] } } });
const surfaced = (version: string, form: string) =>
  npmArchive({ name: CONTRACT, version }, { 'surface.json': surface(form) });

async function mfe(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...(await programOf('mfe')), ...args], { cwd });
  return stdout;
}

const ask = (path: string) => gateway.get(path, {});

it('says so while no host is live, and of a package that the live one does not have', async () => {
  expect(await ask('/npm/@saltbush%2fcontract')).toMatchObject({
    status: 503,
    body: { error: expect.stringContaining('No host is live') },
  });
  await hostWith('1.0.0', [[CONTRACT, '1.0.0', await contract('1.0.0', 'first')]]);
  for (const name of ['react', '@saltbush%2fnone', '@saltbush/none', '%2e%2e%2fcontract', 'constructor', '__proto__']) {
    expect(await ask(`/npm/${name}`)).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('No host of this site') },
    });
  }
  const { body } = await ask(`/npm/${'a'.repeat(5_000)}`);
  expect(String(body.error).length).toBeLessThan(300);
  expect(await gateway.post('/npm/@saltbush%2fcontract', {}, {})).toMatchObject({ status: 405 });
});

it('is installed from by npm itself, together with what a package needs, and stands in a lockfile', async () => {
  const ui = await npmArchive({ name: UI, version: '1.2.0', dependencies: { [CONTRACT]: '^1.0.0' } });
  await hostWith('1.1.0', [
    [CONTRACT, '1.1.0', await contract('1.1.0', 'second')],
    [UI, '1.2.0', ui],
  ]);
  const dir = join(folder, 'mf-tracking');
  await mkdir(dir);
  await writeFile(join(dir, 'package.json'), JSON.stringify({ name: 'mf-tracking', version: '1.0.0', private: true }));
  await writeFile(join(dir, '.npmrc'), `@saltbush:registry=${publicUrl}/npm/\n`);
  await npm(dir, 'install', '--save-dev', UI);
  expect(await npm(dir, 'exec', '--no', 'contract-word')).toBe('second\n');

  // The next host has another contract, and no components; what the lockfile names is still there.
  await hostWith('1.2.0', [[CONTRACT, '2.0.0', await contract('2.0.0', 'third')]]);
  await rm(join(dir, 'node_modules'), { recursive: true });
  await rm(join(folder, 'cache'), { recursive: true });
  const locked = await readFile(join(dir, 'package-lock.json'), 'utf8');
  await npm(dir, 'ci');
  expect(await npm(dir, 'exec', '--no', 'contract-word')).toBe('second\n');
  expect(await readFile(join(dir, 'package-lock.json'), 'utf8')).toBe(locked);
  expect(await npm(dir, 'view', CONTRACT, 'dist-tags.latest')).toBe('2.0.0\n');
});

it('has the bytes of the live host where another one had the same version', async () => {
  const fourth = await contract('2.0.0', 'fourth');
  await hostWith('1.3.0', [[CONTRACT, '2.0.0', fourth]]);
  const { body } = await ask('/npm/@saltbush%2fcontract');
  const { versions } = body as { versions: Record<string, { dist: object }> };
  expect(Object.keys(versions).sort()).toEqual(['1.0.0', '1.1.0', '2.0.0']);
  expect(versions['2.0.0']?.dist).toEqual({
    tarball: `${publicUrl}/mf/shell/1.3.0/packages/@saltbush/contract/2.0.0.tar`,
    integrity: `sha384-${createHash('sha384').update(fourth).digest('base64')}`,
    shasum: createHash('sha1').update(fourth).digest('hex'),
  });
});

it('says since when it has each archive, for package managers that wait until one has some age', async () => {
  const beganAt = Date.now();
  const components = await npmArchive({ name: UI, version: '1.1.0' });
  // Of version 2.0.0 other bytes than before, and of 1.1.0 the same.
  await hostWith('1.3.1', [
    [CONTRACT, '2.0.0', await contract('2.0.0', 'fifth')],
    [UI, '1.1.0', components],
  ]);
  const timesIn = async (name: string) =>
    ((await ask(`/npm/${name}`)).body as unknown as { time: Record<string, string> }).time;
  const time = await timesIn('@saltbush%2fcontract');
  const at = (key: string) => Date.parse(time[key] ?? '');
  expect(Object.keys(time).sort()).toEqual(['1.0.0', '1.1.0', '2.0.0', 'created', 'modified']);
  expect(at('2.0.0')).toBeGreaterThanOrEqual(beganAt);
  expect(at('1.1.0')).toBeGreaterThan(at('1.0.0'));
  expect(at('1.1.0')).toBeLessThan(beganAt);
  expect([time.created, time.modified]).toEqual([time['1.0.0'], time['2.0.0']]);
  expect(
    JSON.parse(await npm(folder, 'view', CONTRACT, 'time', '--json', `--@saltbush:registry=${publicUrl}/npm/`)),
  ).toEqual(time);

  const before = await timesIn('@saltbush%2fui');
  await hostWith('1.3.2', [[UI, '1.1.0', components]]);
  expect(await timesIn('@saltbush%2fui')).toEqual(before);
});

it('leaves out an archive without a package.json that can be read', async () => {
  const empty = await npmArchive([]);
  await hostWith('1.4.0', [[CONTRACT, '3.0.0', empty]]);
  const { status, body } = await ask('/npm/@saltbush%2fcontract');
  expect({ status, has: Object.keys((body as { versions: object }).versions).includes('3.0.0') }).toEqual({
    status: 200,
    has: false,
  });
});

it('is named by a new remote, which moves on without files of its own', async () => {
  await hostWith('1.5.0', [[CONTRACT, '3.1.0', await surfaced('3.1.0', 'f1')]]);
  const told = await mfe(folder, 'new', 'mf-yard', '--site', publicUrl, '--registry');
  expect(told).toContain('mf-yard/.npmrc');
  const dir = join(folder, 'mf-yard');
  expect(await readFile(join(dir, '.npmrc'), 'utf8')).toBe(`@saltbush:registry=${publicUrl}/npm/\n`);
  const wanted = async () => JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as unknown;
  expect(await wanted()).toMatchObject({ devDependencies: { [CONTRACT]: '3.1.0' } });

  // As npm would install it.
  const installed = join(dir, 'node_modules', CONTRACT);
  await mkdir(installed, { recursive: true });
  await writeFile(join(installed, 'package.json'), JSON.stringify({ name: CONTRACT, version: '3.1.0' }));
  await writeFile(join(installed, 'surface.json'), surface('f1'));
  await hostWith('1.6.0', [[CONTRACT, '3.2.0', await surfaced('3.2.0', 'f2')]]);
  const upgraded = await mfe(dir, 'upgrade', '--site', publicUrl);
  expect(upgraded).toContain('from contract 3.1.0 to 3.2.0');
  expect(upgraded).toContain('package.json is changed; commit it with the lockfile.');
  expect(upgraded).toMatch(/^ {2}npm install$/m);
  expect(await wanted()).toMatchObject({ devDependencies: { [CONTRACT]: '3.2.0' } });
  expect(await readdir(dir)).not.toContain('vendor');
});
