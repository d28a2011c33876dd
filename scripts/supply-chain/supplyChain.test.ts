import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validRange } from 'semver';
import { productionPackages } from '../steps/productionPackages.mjs';
import { ROOT, readJson } from '../steps/workspace.mjs';
import { advisoryFindings } from './advisoryFindings.mjs';
import { deployables } from './deployables.mjs';
import { licenceFindings } from './licenceFindings.mjs';
import { licenceList } from './licenceList.mjs';
import { LICENCES_IN_FILES } from './licences.data.mjs';
import { lockFindings } from './lockFindings.mjs';
import { sbomOf } from './sbomOf.mjs';

const lock = readJson(join(ROOT, 'package-lock.json'));
const { advisories } = readJson(join(ROOT, 'scripts/supply-chain/advisories.json'));
const shipped = deployables();
const CHECKSUM = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;

/** A lockfile with one additional package. */
const lockWith = (path: string, entry: object) => ({
  packages: { [path]: { version: '1.2.3', integrity: CHECKSUM, ...entry } },
});

describe('the lockfile', () => {
  it('has a checksum of each package for every kind of machine, and no download address', () => {
    expect(lockFindings(lock)).toEqual([]);
  });

  it.each([
    ['no checksum', { integrity: undefined }, 'no sha512 checksum'],
    ['a weak checksum', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no sha512 checksum'],
    ['an address of its own', { resolved: 'https://elsewhere.example/x.tgz' }, 'an address of its own'],
    ['a branch for a version', { version: 'git+ssh://git@host/x.git#main' }, 'no version of a registry'],
    ['a script that runs when it is installed', { hasInstallScript: true }, 'nobody has allowed it'],
    ['a part for other machines left out', { optionalDependencies: { 'left-pad-arm': '1.2.3' } }, 'is not locked'],
  ])('would be refused with %s', (_what, entry, finding) => {
    expect(lockFindings(lockWith('node_modules/left-pad', entry))).toEqual([expect.stringContaining(finding)]);
    expect(lockFindings(lockWith('node_modules/left-pad', {}))).toEqual([]);
  });
});

describe('kept advisories', () => {
  it('match no locked package', () => {
    expect(advisoryFindings(lock, advisories)).toEqual([]);
  });

  it('find a version that has the weakness, and not the fixed one', () => {
    const locked = (version: string) => lockWith('node_modules/a/node_modules/express', { version });
    expect(advisoryFindings(locked('4.19.1'), advisories)).toEqual([
      expect.stringMatching(/node_modules\/a\/node_modules\/express 4\.19\.1: .*CVE-2024-29041.*Use 4\.19\.2/),
      expect.stringContaining('CVE-2024-43796'),
    ]);
    expect(advisoryFindings(locked('4.20.0'), advisories)).toEqual([]);
  });

  it('are written in their format', () => {
    for (const { id, package: name, vulnerable, fixed, severity, summary } of advisories) {
      expect(id).toMatch(/^(CVE-\d{4}-\d{4,}|GHSA(-[0-9a-z]{4}){3})$/);
      expect(validRange(vulnerable)).not.toBeNull();
      expect(['low', 'moderate', 'high', 'critical']).toContain(severity);
      expect(summary.length * name.length).toBeGreaterThan(0);
      // The version named as the fix must not be vulnerable itself.
      if (fixed)
        expect(
          advisoryFindings(lockWith(`node_modules/${name}`, { version: fixed }), [{ id, package: name, vulnerable }]),
        ).toEqual([]);
    }
  });
});

describe('licences', () => {
  it('are all allowed for what is shipped', () => {
    expect(shipped.flatMap(({ lock: locked, paths }) => licenceFindings(locked, paths))).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'SEE LICENSE IN LICENSE', 'MIT AND AGPL-3.0-only', undefined])('refuse %s', (license) => {
    expect(licenceFindings(lockWith('node_modules/x', { license }), ['node_modules/x'])).toHaveLength(1);
  });

  it.each(['MIT', '(GPL-2.0-only OR MIT)', 'MIT AND ISC'])('allow %s', (license) => {
    expect(licenceFindings(lockWith('node_modules/x', { license }), ['node_modules/x'])).toEqual([]);
  });

  it('are listed when only a file states them', () => {
    for (const [name, { file }] of Object.entries(LICENCES_IN_FILES)) {
      expect(readFileSync(join(ROOT, 'node_modules', name, file), 'utf8')).toContain(
        'Permission is hereby granted, free of charge',
      );
    }
  });

  it('match the list in the documents: npm run licences', () => {
    expect(readFileSync(join(ROOT, 'docs/licences.md'), 'utf8')).toBe(licenceList(shipped));
  });
});

describe('the bill of materials', () => {
  const [gateway] = shipped.filter(({ name }) => name === 'auth-gateway');
  const sbom = sbomOf(gateway);
  const names = sbom.components.map(({ name }: { name: string }) => name);

  it('is CycloneDX, with checksum and licence of each package', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    for (const { type, name, version, purl, licenses, hashes = [] } of sbom.components) {
      expect({ type, version, purl, licenses }).toEqual({
        type: 'library',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        purl: expect.stringMatching(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/),
        licenses: [expect.anything()],
      });
      if (!name.startsWith('@saltbush/'))
        expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
    }
  });

  it('is complete: it has everything the gateway needs, directly or not, and nothing for development', () => {
    const { dependencies } = readJson(join(ROOT, 'auth-gateway/package.json'));
    for (const name of Object.keys(dependencies)) expect(names).toContain(name);
    for (const name of ['typescript', 'jest', 'webpack', 'react']) expect(names).not.toContain(name);
    const refs = new Set([
      sbom.metadata.component['bom-ref'],
      ...sbom.components.map((each: Record<string, string>) => each['bom-ref']),
    ]);
    expect(refs.size).toBe(sbom.components.length + 1);
    const reached = new Set<string>();
    const visit = (ref: string) => {
      if (reached.has(ref)) return;
      reached.add(ref);
      for (const next of sbom.dependencies.find((each: { ref: string }) => each.ref === ref).dependsOn) visit(next);
    };
    visit(sbom.metadata.component['bom-ref']);
    expect([...reached].sort()).toEqual([...refs].sort());
  });

  it('is the same each time, and says nothing about this machine', () => {
    const again = JSON.stringify(sbomOf(gateway));
    expect(again).toBe(JSON.stringify(sbom));
    expect(again).not.toContain(ROOT);
    expect(again).not.toMatch(/timestamp/);
  });

  it('is written for everything that is shipped', () => {
    expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['auth-gateway', 'shell', 'mf-quote']));
    for (const deployable of shipped) expect(sbomOf(deployable).components.length).toBeGreaterThan(0);
  });
});

it('finds packages as Node does, the nearest first', () => {
  const some = {
    packages: {
      app: { dependencies: { a: '1', b: '1' }, optionalDependencies: { gone: '1' } },
      'node_modules/a': { dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': {},
      'app/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': {},
    },
  };
  const expected = ['app', 'app/node_modules/b', 'node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c'];
  expect(productionPackages(some, 'app')).toEqual(expected);
  const missing = { packages: { app: { dependencies: { a: '1' } } } };
  expect(() => productionPackages(missing, 'app')).toThrow('package-lock.json has no a for app');
});
