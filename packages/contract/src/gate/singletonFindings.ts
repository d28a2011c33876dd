import type { Release } from '../release.ts';
import type { Finding } from './Finding.ts';
import { SINGLETON_MARKERS } from './singleton-markers.data.ts';

/** Refuses a remote whose scripts hold a copy of a shared package; the host alone ships those. */
export function singletonFindings({ kind }: Pick<Release, 'kind'>, files: ReadonlyMap<string, Buffer>): Finding[] {
  if (kind === 'host') return [];
  const scripts = [...files].filter(([path]) => /\.[cm]?js$/.test(path));
  return SINGLETON_MARKERS.flatMap(({ package: name, marker }) =>
    scripts
      .filter(([, bytes]) => bytes.includes(marker))
      .map(([path]): Finding => {
        const message =
          `${path} holds a copy of ${name}, which the host provides: two copies do not share state. Declare ${name} in ` +
          'peerDependencies, import only its shared entries and build again.';
        return { code: 'singleton-bundled', message };
      }),
  );
}
