import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { integrityOf } from '@saltbush/contract/gate';
import type { RemoteRelease } from '@saltbush/contract/release';
import { pageParts, parseSbom, SBOM_FILE } from '@saltbush/contract/sbom';
import { checkRelease } from '../check/checkRelease.ts';
import { buildDevelopment, buildRelease } from './buildRelease.ts';
import { contractSurface } from './contractSurface.ts';
import { packRelease } from './packRelease.ts';
import { readRelease } from './readRelease.ts';

const FIXTURE = join(import.meta.dirname, '../../fixtures/mf-fixture');
/** Inside the package, so that copies find the repository's node_modules. */
const SCRATCH = join(import.meta.dirname, '../../.tmp');

/** A copy of the fixture in the folder `path` below `SCRATCH`. */
function copy(path: string): string {
  const dir = join(SCRATCH, path);
  mkdirSync(dir, { recursive: true });
  cpSync(FIXTURE, dir, { recursive: true, filter: (source) => !source.endsWith('dist') });
  return dir;
}

function edit(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

let dir: string;
let release: RemoteRelease;
const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');

beforeAll(async () => {
  rmSync(SCRATCH, { recursive: true, force: true });
  dir = copy('mf-fixture');
  release = (await buildRelease(dir)).release as RemoteRelease;
});

afterAll(() => rmSync(SCRATCH, { recursive: true, force: true }));

describe('a built remote', () => {
  it('is described by its manifest', () => {
    expect(release).toMatchObject({
      kind: 'remote',
      name: 'mf-fixture',
      version: expect.stringMatching(/^1\.2\.0-local\.[0-9a-f]{7}$/),
      contract: '1.0.0',
      container: release.version.replace(/\W/g, '_').replace(/^/, 'mf_fixture_'),
      serverBundle: 'server/index.cjs',
      requires: { react: '^19.3.0', 'react/jsx-runtime': '^19.3.0', '@saltbush/contract/api': '^1.0.0' },
    });
    expect(release.requires).not.toHaveProperty('react-redux');
  });

  it('holds nothing of what takes saves into open pages', () => {
    const files = release.files.filter(({ path }) => /\.c?js$/.test(path)).map(({ path }) => read(path));
    expect(files.length).toBeGreaterThan(3);
    for (const text of files) expect(text).not.toMatch(/RefreshReg|saltbushRefresh|hot-update|\/saves/);
  });

  it('has no development build, which only the host has', async () => {
    await expect(buildDevelopment(dir)).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('mfe dev'),
    });
  });

  it('says which exports of the contract it uses, and in which form', () => {
    const forms = contractSurface(dir);
    expect(release.uses).toEqual({
      '@saltbush/contract': { useVisitor: forms['@saltbush/contract']?.useVisitor?.form },
      '@saltbush/contract/api': { siteApi: forms['@saltbush/contract/api']?.siteApi?.form },
    });
  });

  it('names per page its own chunk and the shared packages it waits for', () => {
    const [greeting, terms] = release.pages;
    expect(greeting).toMatchObject({ path: '/fixture', expose: './GreetingPage', exportName: 'GreetingPage' });
    expect(greeting?.preload).toEqual([expect.stringMatching(/^GreetingPage\.[0-9a-f]{8}\.js$/)]);
    expect(greeting?.lazyShared).toEqual([]);
    expect(terms).toMatchObject({ access: 'signed-in', render: 'client', lazyShared: ['@saltbush/contract/api'] });
    expect(terms?.navigation).toEqual({ menu: 'company', label: 'Fixture terms' });
  });

  it('lists every file with its size and hash, and nothing else', () => {
    const paths = release.files.map(({ path }) => path);
    expect(paths).toHaveLength(7);
    expect(paths).not.toContain('release.json');
    expect(paths.filter((path) => path.endsWith('.map'))).toEqual([]);
    const scripts = paths.filter((path) => /\.c?js$/.test(path));
    expect(release.maps?.map(({ path }) => path).sort()).toEqual(scripts.map((path) => `${path}.map`).sort());
    for (const { path, sizeBytes, integrity } of release.files) {
      const content = readFileSync(join(dir, 'dist', path));
      expect([path, sizeBytes, integrity]).toEqual([path, content.length, integrityOf(content)]);
    }
  });

  it('lists the packages that are in its bundles, and none that the host provides', async () => {
    const other = copy('packages/mf-fixture');
    // The page is joined with its styles into one module, which then has its imports.
    const page = join(other, 'src/greeting/GreetingPage.tsx');
    edit(page, 'import', "import Papa from 'papaparse';\nimport");
    edit(page, 'export', 'globalThis.name = Papa.BYTE_ORDER_MARK;\n\nexport');
    await buildRelease(other);
    const { components, ...sbom } = parseSbom(readFileSync(join(other, 'dist', SBOM_FILE)));
    // With the page that it is on, and the file through which it came there.
    const [part] = pageParts(components[0]?.properties);
    expect(part).toEqual({ page: '/fixture', bytes: expect.any(Number), through: 'src/greeting/GreetingPage.tsx' });
    expect(pageParts(sbom.metadata?.component?.properties).map(({ page }) => page)).toEqual([
      '/fixture',
      '/fixture/terms',
    ]);
    expect(components).toMatchObject([{ name: 'papaparse', version: '5.7.1', purl: 'pkg:npm/papaparse@5.7.1' }]);
    expect(JSON.stringify(sbom)).not.toContain(other);
    expect(parseSbom(readFileSync(join(dir, 'dist', SBOM_FILE))).components).toEqual([]);
  });

  it('maps its scripts to its sources, and says in no script where the maps are', () => {
    const page = release.pages[0]?.preload[0] ?? '';
    const map = JSON.parse(read(`${page}.map`)) as { sources: string[]; sourcesContent: (string | null)[] };
    const own = map.sources.findIndex((source) => source.endsWith('src/greeting/GreetingPage.tsx'));
    expect(map.sourcesContent[own]).toBe(readFileSync(join(dir, 'src/greeting/GreetingPage.tsx'), 'utf8'));
    const ofPackages = map.sources.map((source, index) => [source, map.sourcesContent[index]] as const);
    expect(ofPackages.filter(([source, text]) => source.includes('node_modules/') && text !== null)).toEqual([]);
    expect(JSON.stringify(map)).not.toContain(dir);
    for (const { path } of release.files.filter(({ path }) => /js$/.test(path))) {
      expect(read(path)).not.toContain('sourceMappingURL');
    }
  });

  it('leaves the federation runtime and the shared packages to the host', async () => {
    expect(read(release.entry)).toContain('=__MF_BUNDLER__');
    expect(Buffer.byteLength(read(release.entry))).toBeLessThan(8000);
    const { findings, pages } = await checkRelease(join(dir, 'dist'), { budgetBytes: 250_000 });
    expect(findings).toEqual([]);
    expect(pages.map(({ path }) => path)).toEqual(['/fixture', '/fixture/terms']);
    expect((await checkRelease(join(dir, 'dist'), { budgetBytes: 1000 })).findings).toHaveLength(2);
  });

  it('carries its version in the container, the chunk registry and every URL', () => {
    const entry = read(release.entry);
    expect(entry).toContain(`var ${release.container};`);
    expect(entry).toContain(`webpackChunk${release.container}`);
    expect(entry).toContain(`/mf/mf-fixture/${release.version}/`);
  });

  it('names the start modules without the path of the federation runtime', () => {
    expect(read(release.entry)).toMatch(/[{,]federation\(/);
    expect(read(release.entry)).toMatch(/[{,]container\(/);
  });

  it('knows the hashes of its own chunks', () => {
    const chunk = release.files.find(({ path }) => path.startsWith('GreetingPage'));
    expect(read(release.entry)).toContain(chunk?.integrity);
  });

  it('gives the same style ids and picture URLs in the browser and on the server', () => {
    const browser = read(release.pages[0]?.preload[0] ?? '');
    const server = read('server/index.cjs');
    const ids = /componentId:"(mffixture__[^"]+)"/;
    expect(ids.exec(server)?.[1]).toBe(ids.exec(browser)?.[1]);
    const picture = release.files.find(({ path }) => path.startsWith('assets/'))?.path;
    expect(browser).toContain(`"${picture}"`);
    expect(server).toContain(`"${picture}"`);
  });

  it('has a server bundle that exports the pages and asks for shared packages only', () => {
    const module = { exports: {} as { pages?: Record<string, unknown> } };
    const asked: string[] = [];
    const require = createRequire(import.meta.url);
    const provide = (id: string) => {
      asked.push(id);
      return id.startsWith('@saltbush') ? { siteApi: { injectEndpoints: () => ({}) } } : require(id);
    };
    new Function('require', 'module', read('server/index.cjs'))(provide, module);
    expect(Object.keys(module.exports.pages ?? {})).toEqual(['./GreetingPage', './TermsPage']);
    expect(asked.sort()).toEqual(Object.keys(release.requires).sort());
  });
});

describe('buildRelease', () => {
  it('gives the same bytes under another path', async () => {
    const [one, other] = [await buildRelease(copy('one'), true), await buildRelease(copy('another-name'), true)];
    expect(other.release.contentId).toBe(one.release.contentId);
    expect((await packRelease(other.outputDir)).archive).toEqual((await packRelease(one.outputDir)).archive);
  });

  it('builds again only when an input changed or a file of the release is damaged', async () => {
    expect((await buildRelease(dir)).status).toBe('up-to-date');
    writeFileSync(join(dir, 'dist', release.entry), 'damaged');
    expect(readRelease(join(dir, 'dist'))).toMatchObject({ status: 'damaged' });
    await expect(packRelease(join(dir, 'dist'))).rejects.toMatchObject({ code: 'release-invalid' });
    expect(await buildRelease(dir)).toMatchObject({ status: 'built', release: { contentId: release.contentId } });
  });

  it('takes the version of package.json when asked, and finds what is used however it is imported', async () => {
    const remote = copy('tagged');
    const greeting = join(remote, 'src/greeting/GreetingPage.tsx');
    edit(greeting, 'import { useVisitor }', 'import * as contract');
    edit(greeting, 'useVisitor()', 'contract.useVisitor()');
    edit(
      join(remote, 'src/greeting/Details.tsx'),
      'export',
      "import { mayOpen as may } from '@saltbush/contract';\nexport { useToast as tell } from '@saltbush/contract';\nconsole.log(may);\nexport",
    );
    edit(
      join(remote, 'src/terms/TermsPage.tsx'),
      'export',
      "import * as whole from '@saltbush/contract/api';\nconsole.log(whole);\nexport",
    );
    const { release: tagged } = await buildRelease(remote, true);
    expect(tagged).toMatchObject({ version: '1.2.0', container: 'mf_fixture_1_2_0' });
    const { uses = {} } = tagged as RemoteRelease;
    expect(Object.keys(uses['@saltbush/contract'] ?? {})).toEqual(['mayOpen', 'useToast', 'useVisitor']);
    expect(Object.keys(uses['@saltbush/contract/api'] ?? {})).toEqual(['siteApi']);
  });

  it('says which tooling built it', () => {
    expect(release.tooling).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('finds the routes that the code calls, each with its form, and none that nothing calls', async () => {
    const remote = copy('calling');
    edit(
      join(remote, 'src/greeting/Details.tsx'),
      'export',
      `import { apiCall } from '@saltbush/business-api/api';
export const unused = () => apiCall('GET /api/dashboard');
const find = () => apiCall('POST /api/track', { body: { reference: 'SH-2026-0001', postcode: '2000' } });
console.log(find, 'GET /api/parcels/:id');
export`,
    );
    const { release: calling, outputDir } = await buildRelease(remote);
    expect((calling as RemoteRelease).needs).toEqual({ 'POST /api/track': expect.stringMatching(/^[0-9a-f]{12}$/) });
    expect((await checkRelease(outputDir, { budgetBytes: 250_000 })).findings).toEqual([]);
    expect(release.needs).toEqual({});
  });

  it('names a route that no package describes', async () => {
    const remote = copy('mistaken');
    edit(join(remote, 'src/greeting/Details.tsx'), 'export', "console.log('GET /api/quotes/:id/total');\nexport");
    await expect(buildRelease(remote)).rejects.toMatchObject({
      code: 'build-failed',
      message: expect.stringContaining('The build calls GET /api/quotes/:id/total, which no package in it describes.'),
    });
  });

  it('refuses a remote that would bundle a shared package', async () => {
    const remote = copy('greedy');
    edit(join(remote, 'package.json'), '"styled-components": "^6.6.0"', '"unused": "^1.0.0"');
    await expect(buildRelease(remote)).rejects.toMatchObject({
      code: 'build-failed',
      details: expect.arrayContaining([expect.stringContaining('its own copy of styled-components')]),
    });
    expect(() => readRelease(join(remote, 'dist'))).toThrow(expect.objectContaining({ code: 'release-missing' }));
  });

  it('names the file and line of a mistake', async () => {
    const remote = copy('broken');
    edit(join(remote, 'src/terms/TermsPage.tsx'), 'return', 'return <<');
    await expect(buildRelease(remote)).rejects.toMatchObject({
      code: 'build-failed',
      details: [expect.stringMatching(/TermsPage\.tsx:9:[\s\S]*return <<(?![\s\S]*Stack backtrace)/)],
    });
  });

  it('names page files that do not exist', async () => {
    const remote = copy('missing');
    edit(join(remote, 'remote.config.ts'), 'TermsPage.tsx', 'OtherPage.tsx');
    await expect(buildRelease(remote)).rejects.toMatchObject({
      code: 'config-invalid',
      details: ['./src/terms/OtherPage.tsx'],
    });
  });
});

describe('packRelease', () => {
  it('begins with the manifest', async () => {
    const archive = gunzipSync((await packRelease(join(dir, 'dist'))).archive);
    expect(archive.subarray(0, 12).toString()).toBe('release.json');
  });
});
