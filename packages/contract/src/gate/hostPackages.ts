import { type Release, releaseUrl } from '../release.ts';

/** A package that the live host was built with. */
export interface SitePackage {
  name: string;
  version: string;
  /** Path of an uncompressed npm archive. What it answers never changes. */
  url: string;
  /** Subresource Integrity value, sha384. */
  integrity: string;
  sizeBytes: number;
}

/** `GET /api/site/packages`. */
export interface SitePackages {
  /** Version of the live host. */
  host: string;
  packages: SitePackage[];
}

/** `packages/@saltbush/contract/1.4.0.tar` in the release of a host. */
const PATH = /^packages\/(@[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)\/(\d[0-9A-Za-z.-]*)\.tar$/;

/** Where the release of a host has a package that teams build with. */
export function packagePath(name: string, version: string): string {
  return `packages/${name}/${version}.tar`;
}

/** Name and version of the package at this path of a host's release; null for every other path. */
export function packageOfPath(path: string): { name: string; version: string } | null {
  const [, name, version] = PATH.exec(path) ?? [];
  return name !== undefined && version !== undefined ? { name, version } : null;
}

/** The packages in the release of a host, in the order of its files. Hosts of before have none. */
export function packagesOf({ name, version, files }: Pick<Release, 'name' | 'version' | 'files'>): SitePackage[] {
  return files.flatMap(({ path, integrity, sizeBytes }) => {
    const found = packageOfPath(path);
    return found === null ? [] : [{ ...found, url: releaseUrl(name, version, path), integrity, sizeBytes }];
  });
}
