import { CONTRACT_VERSION, type HostRelease, type Release, type RemoteRelease } from '../release.ts';
import { contractFindings } from './contractFindings.ts';
import type { Finding } from './Finding.ts';
import { hostFindings } from './hostFindings.ts';
import { navigationFindings } from './navigationFindings.ts';
import { routeFindings } from './routeFindings.ts';

const isHost = (release: Release): release is HostRelease => release.kind === 'host';
const isRemote = (release: Release): release is RemoteRelease => release.kind === 'remote';

/**
 * Reasons why a release could not run beside the others of a site. `live` holds every release that visitors may get
 * now: the active one of each name and its candidate. Releases of the same name are skipped, because no visitor gets
 * two of them.
 */
export function siteFindings(release: Release, live: readonly Release[]): Finding[] {
  const others = live.filter(({ name }) => name !== release.name);
  if (isHost(release)) return others.filter(isRemote).flatMap((remote) => brokenByHost(remote, release));
  return [...fitFindings(release, others), ...routeFindings(release, others), ...navigationFindings(release, others)];
}

/** Reasons why a remote could not run in a host that visitors may get. Publishing checks this already. */
export function fitFindings(remote: RemoteRelease, live: readonly Release[]): Finding[] {
  const hosts = live.filter(isHost);
  if (hosts.length > 0) return hosts.flatMap((host) => hostFindings(remote, host, 'remote'));
  return contractFindings(remote, { contract: CONTRACT_VERSION, holder: 'the gateway', changing: 'remote' });
}

/**
 * Reasons why a new host would break a live remote. Two menu entries for the same page are no conflict: the host
 * shows one.
 */
function brokenByHost(remote: RemoteRelease, host: HostRelease): Finding[] {
  const clashes = navigationFindings(remote, [host]).map(({ code, message }) => ({
    code,
    message: `${message} Then activate this host.`,
  }));
  return [...hostFindings(remote, host, 'host'), ...clashes];
}
