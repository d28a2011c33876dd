import type { Release } from '../release.ts';

/** How messages name a release: `mf-quote 1.4.0`. */
export function titleOf({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `${name} ${version}`;
}
