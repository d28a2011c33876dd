import { createHash } from 'node:crypto';
import { resolvePackage } from '../steps/resolvePackage.mjs';
import { licenceOf } from './licenceOf.mjs';
import { packageName } from './packageName.mjs';

/**
 * The software bill of materials of a deployable (CycloneDX 1.5): its packages with checksum and licence, and their
 * dependencies. Without time or machine in it, so the same lockfile gives the same bytes. `npm sbom` also leaves out
 * packages that development needs too, here pg, nodemailer and some forty others, so it is not used.
 */
export function sbomOf({ name, lock, paths }) {
  const root = name;
  const components = paths.filter((path) => path !== root).map((path) => component(lock, path));
  const dependencies = paths.map((path) => ({
    ref: refOf(lock, path),
    dependsOn: [...new Set(needed(lock, path, paths).map((each) => refOf(lock, each)))].sort(),
  }));
  const content = {
    version: 1,
    metadata: { component: { ...component(lock, root), type: 'application' } },
    components: unique(components, 'bom-ref'),
    dependencies: unique(dependencies, 'ref'),
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    ...content,
  };
}

function component(lock, path) {
  const { version, integrity } = lock.packages[path];
  const licence = licenceOf(lock, path) ?? 'MIT';
  return {
    type: 'library',
    'bom-ref': refOf(lock, path),
    name: packageName(lock, path),
    version,
    purl: `pkg:npm/${refOf(lock, path).replace(/^@/, '%40')}`,
    licenses: [
      /[ ()]/.test(licence) ? { expression: licence.replace(/^\((.*)\)$/, '$1') } : { license: { id: licence } },
    ],
    ...(integrity ? { hashes: [hashOf(integrity)] } : {}),
  };
}

function hashOf(integrity) {
  const [algorithm, value] = integrity.split(/-(.*)/s);
  return { alg: algorithm.replace(/^sha/, 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') };
}

const refOf = (lock, path) => `${packageName(lock, path)}@${lock.packages[path].version}`;

/** Dependencies of a package, at the paths where Node finds them. */
function needed(lock, path, paths) {
  const { dependencies = {}, optionalDependencies = {} } = lock.packages[path];
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .map((name) => resolvePackage(lock, path, name))
    .filter((found) => paths.includes(found));
}

function unique(entries, key) {
  return [...new Map(entries.map((entry) => [entry[key], entry])).values()].sort((a, b) => (a[key] < b[key] ? -1 : 1));
}

/** A version 8 UUID (RFC 9562 §5.8) derived from the content. */
function uuidOf(content) {
  const hex = createHash('sha256').update(content).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
