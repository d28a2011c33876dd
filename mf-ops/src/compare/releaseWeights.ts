import type { Release } from '@saltbush/contract/release';

/** Bytes of two releases, before compression; null where a release has no such page. */
export interface WeightRow {
  what: string;
  fromBytes: number | null;
  toBytes: number | null;
}

const SCRIPT = /\.m?js$/;

/** What two releases weigh: each page with the scripts that it loads, all scripts, everything, and the server's bundle. */
export function releaseWeights(from: Release, to: Release): WeightRow[] {
  const [before, after] = [weightsOf(from), weightsOf(to)];
  const names = [...after.keys(), ...[...before.keys()].filter((name) => !after.has(name))];
  return names.map((what) => ({
    what,
    fromBytes: before.get(what) ?? null,
    toBytes: after.get(what) ?? null,
  }));
}

function weightsOf(release: Release): Map<string, number> {
  const sizes = new Map(release.files.map(({ path, sizeBytes }) => [path, sizeBytes]));
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + (sizes.get(path) ?? 0), 0);
  const pages = release.kind === 'remote' ? release.pages : [];
  const paths = [...sizes.keys()];
  return new Map([
    ...pages.map(({ path, preload }): [string, number] => [
      `Scripts of ${path}`,
      sum(new Set([release.entry, ...preload])),
    ]),
    ['All scripts', sum(paths.filter((path) => SCRIPT.test(path)))],
    ['All files', sum(paths)],
    ['Bundle of the server', sum([release.serverBundle])],
  ]);
}
