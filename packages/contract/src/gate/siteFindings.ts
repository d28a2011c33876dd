import { CONTRACT_VERSION, type HostRelease, type Release, type RemoteRelease } from '../release.ts';
import { contractFindings } from './contractFindings.ts';
import type { Finding } from './Finding.ts';
import { hostFindings } from './hostFindings.ts';
import { navigationFindings } from './navigationFindings.ts';
import { routeFindings } from './routeFindings.ts';

const isHost = (release: Release): release is HostRelease => release.kind === 'host';
const isRemote = (release: Release): release is RemoteRelease => release.kind === 'remote';

/**
 * Why a release could not run beside what visitors of a site get. `live` holds each release they may get now: of every
 * name the active one, and the candidate that a share of them gets. Those of the release's own name do not count: no
 * visitor gets two of one name.
 */
export function siteFindings(release: Release, live: readonly Release[]): Finding[] {
  const others = live.filter(({ name }) => name !== release.name);
  if (isHost(release)) return others.filter(isRemote).flatMap((remote) => brokenByHost(remote, release));
  return [...fitFindings(release, others), ...routeFindings(release, others), ...navigationFindings(release, others)];
}

/** Why a remote could not run in a host that visitors may get. This holds already when it is published. */
export function fitFindings(remote: RemoteRelease, live: readonly Release[]): Finding[] {
  const hosts = live.filter(isHost);
  if (hosts.length > 0) return hosts.flatMap((host) => hostFindings(remote, host, 'remote'));
  return contractFindings(remote, { contract: CONTRACT_VERSION, holder: 'the gateway', changing: 'remote' });
}

/** A host's fixed menu entries may take a name from a remote; what leads to the same page is shown once. */
function brokenByHost(remote: RemoteRelease, host: HostRelease): Finding[] {
  const clashes = navigationFindings(remote, [host]).map(({ code, message }) => ({
    code,
    message: `${message} Then activate this host.`,
  }));
  return [...hostFindings(remote, host, 'host'), ...clashes];
}
