import type { Release } from '../release.ts';
import type { Finding } from './Finding.ts';
import { isScript } from './isScript.ts';
import { HOW_TO_REBUILD } from './manifest-file.ts';
import { MOST_MAP_BYTES, MOST_MAPS_BYTES } from './script-limits.data.ts';

const MAP = '.map';
const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** Refuses source maps that belong to no script of the release, and more of them than a gateway keeps. */
export function mapFindings({ files, maps = [] }: Pick<Release, 'files' | 'maps'>): Finding[] {
  const scripts = new Set(files.map(({ path }) => path).filter(isScript));
  const findings = maps.flatMap(({ path, sizeBytes }): Finding[] => {
    if (!path.endsWith(MAP) || !scripts.has(path.slice(0, -MAP.length))) {
      const message = `${path} is no source map of a script in this release. ${HOW_TO_REBUILD}`;
      return [{ code: 'manifest-invalid', message }];
    }
    if (sizeBytes <= MOST_MAP_BYTES) return [];
    const message = `${path} is larger than the ${megabytes(MOST_MAP_BYTES)} that a source map may have. Split its script, or leave the map out.`;
    return [{ code: 'file-too-large', message }];
  });
  const total = maps.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (total > MOST_MAPS_BYTES) {
    const message = `The source maps have more than the ${megabytes(MOST_MAPS_BYTES)} that a release may have. Leave some out.`;
    findings.push({ code: 'file-too-large', message });
  }
  return findings;
}
