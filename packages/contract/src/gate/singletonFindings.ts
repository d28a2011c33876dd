import type { Release } from '../release.ts';
import { bundledCopy } from './bundledCopy.ts';
import type { Finding } from './Finding.ts';
import { isScript } from './isScript.ts';
import { SINGLETON_MARKERS } from './singleton-markers.data.ts';
import { withoutEscapes } from './withoutEscapes.ts';

/** Files that a script may fetch and run as code. */
const TEXT = /\.(?:txt|json|css|svg|vtt|gltf|webmanifest)$/;

/** Refuses a remote whose files hold a copy of a shared package; the host alone ships those. */
export function singletonFindings({ kind }: Pick<Release, 'kind'>, files: ReadonlyMap<string, Buffer>): Finding[] {
  if (kind === 'host') return [];
  return [...files].flatMap(([path, bytes]) => {
    const isText = isScript(path) || TEXT.test(path);
    const text = isText && bytes.includes('\\') ? Buffer.from(withoutEscapes(bytes.toString('utf8'))) : bytes;
    const names = SINGLETON_MARKERS.filter(({ marker }) => text.includes(marker)).map(({ package: name }) => name);
    return [...new Set(names)].map((name) => bundledCopy(path, name));
  });
}
