import { packagesOf } from '@saltbush/contract/gate';
import type { StoredHost } from './storedHosts.ts';

type Versions = Readonly<Record<string, { dist: { integrity: string } }>>;

/**
 * Since when this site has the archive of each version, as registries say it: package managers that let nobody install
 * what is only a few hours old refuse a version without a time.
 */
export function timesOf(name: string, versions: Versions, hosts: readonly StoredHost[]): Record<string, string> {
  const since = new Map<string, Date>();
  for (const { host, publishedAt } of hosts) {
    for (const one of packagesOf(host)) {
      // The same version with other content is another archive, and as old as its own host.
      if (one.name !== name || versions[one.version]?.dist.integrity !== one.integrity) continue;
      const known = since.get(one.version);
      if (known === undefined || publishedAt < known) since.set(one.version, publishedAt);
    }
  }
  const times = [...since.values()].map((time) => time.toISOString()).sort();
  const ofVersions = [...since].map(([version, time]) => [version, time.toISOString()] as const);
  return { created: times.at(0) ?? '', modified: times.at(-1) ?? '', ...Object.fromEntries(ofVersions) };
}
