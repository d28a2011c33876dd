import { createHash } from 'node:crypto';
import { pageProperty, SBOM_FILE, type SbomComponent, type SbomProperty } from '@saltbush/contract/sbom';
import type { BuiltFile } from '../webpack/BuiltFile.ts';
import type { BundledPackage } from './packageOfFile.ts';
import type { PageContents } from './pageContents.ts';

/** On which pages something is; nothing where it is on none, as what only the server needs. */
function onPages(contents: PageContents, key: string): { properties?: SbomProperty[] } {
  const parts = contents.get(key);
  return parts === undefined ? {} : { properties: parts.map(pageProperty) };
}

function component({ name, version, licence }: BundledPackage, contents: PageContents): SbomComponent {
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace(/^@/, '%40')}@${version}`,
    ...(licence !== null && {
      licenses: [
        /[ ()]/.test(licence) ? { expression: licence.replace(/^\((.*)\)$/, '$1') } : { license: { id: licence } },
      ],
    }),
    ...onPages(contents, `${name}@${version}`),
  };
}

/** A version 8 UUID (RFC 9562 §5.8) derived from the content. */
function uuidOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * The bill of materials of a release (CycloneDX 1.5), as a file of it, with the pages that each package is on. Without time or machine in it, so that the same
 * sources give the same bytes.
 */
export function sbomOf(
  { name, version }: { name: string; version: string },
  packages: readonly BundledPackage[],
  contents: PageContents,
): BuiltFile {
  const content = {
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version, ...onPages(contents, '') },
    },
    components: packages.map((one) => component(one, contents)),
  };
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    ...content,
  };
  return { path: SBOM_FILE, content: Buffer.from(`${JSON.stringify(sbom, null, 2)}\n`) };
}
