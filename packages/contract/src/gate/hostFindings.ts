import semver from 'semver';
import type { HostRelease, RemoteRelease } from '../release.ts';
import { contractFindings } from './contractFindings.ts';
import { contractsOf } from './contractsOf.ts';
import { exportFindings } from './exportFindings.ts';
import type { Finding } from './Finding.ts';
import { titleOf } from './titleOf.ts';

/**
 * Reasons why a remote could not run in a host: another contract, exports that are missing or changed, shared
 * packages out of range. `changing` is the one being activated; the messages tell its team what to do.
 */
export function hostFindings(remote: RemoteRelease, host: HostRelease, changing: 'remote' | 'host'): Finding[] {
  const contract = contractFindings(remote, { contracts: contractsOf(host), holder: titleOf(host), changing });
  // With another major everything else fails too, and the list would only repeat that.
  if (contract.length > 0) return contract;
  return [...exportFindings(remote, host, changing), ...sharedFindings(remote, host, changing)];
}

function sharedFindings(remote: RemoteRelease, host: HostRelease, changing: 'remote' | 'host'): Finding[] {
  const advice =
    changing === 'remote'
      ? "Change the range in the remote's peerDependencies, or activate another host."
      : `Release ${remote.name} with a wider range first, then activate this host.`;
  return Object.entries(remote.requires).flatMap(([key, range]): Finding[] => {
    const provided = Object.hasOwn(host.provides, key) ? host.provides[key] : undefined;
    if (provided !== undefined && semver.satisfies(provided, range, { includePrerelease: true })) return [];
    const mismatch =
      provided === undefined
        ? `${titleOf(remote)} needs ${key}, which ${titleOf(host)} does not provide`
        : `${titleOf(remote)} needs ${key} ${range}, ${titleOf(host)} provides ${provided}`;
    return [{ code: 'shared-mismatch', message: `${mismatch}. ${advice}` }];
  });
}
