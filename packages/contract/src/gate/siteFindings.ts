import type { ApiOffers } from '../api-needs.ts';
import { CONTRACT_VERSION, type HostRelease, type Release, type RemoteRelease } from '../release.ts';
import { apiFindings, reservedApiFindings } from './apiFindings.ts';
import { areaFindings } from './areaFindings.ts';
import { claimedPaths } from './claimedPaths.ts';
import { contractFindings } from './contractFindings.ts';
import type { Finding } from './Finding.ts';
import { hostFindings } from './hostFindings.ts';
import { navigationFindings } from './navigationFindings.ts';
import { needFindings } from './needFindings.ts';
import { ownerFindings } from './ownerFindings.ts';
import type { RouteOwnership } from './RouteOwnership.ts';
import { reservedFindings } from './reservedFindings.ts';
import { routeFindings } from './routeFindings.ts';
import { routeShape } from './routeShape.ts';

const isHost = (release: Release): release is HostRelease => release.kind === 'host';
const isRemote = (release: Release): release is RemoteRelease => release.kind === 'remote';

export interface SitePlace {
  /** Every release that visitors may get now: the active one of each name and its candidate. */
  live: readonly Release[];
  ownership: RouteOwnership;
  /** What the gateway offers; null where it does not say. */
  offers: ApiOffers | null;
  /** A way back must work: it keeps the routes that the live release has, even where a grant has ended since. */
  isRollback: boolean;
}

/**
 * Reasons why a release could not run beside the others of a site. Live releases of the same name are no reason, because
 * no visitor gets two of them.
 */
export function siteFindings(release: Release, { live, ownership, offers, isRollback }: SitePlace): Finding[] {
  const others = live.filter(({ name }) => name !== release.name);
  if (isHost(release)) return others.filter(isRemote).flatMap((remote) => brokenByHost(remote, release));
  const own = live.filter(isRemote).filter(({ name }) => isRollback && name === release.name);
  const kept = new Set(own.flatMap(claimedPaths).map(routeShape));
  const isNew = (path: string) => !kept.has(routeShape(path));
  const changed = { ...release, pages: release.pages.filter(({ path }) => isNew(path)) };
  return [
    ...fitFindings(release, others),
    ...(offers === null ? [] : needFindings(release, offers)),
    ...reservedFindings(changed),
    ...reservedApiFindings(release),
    ...apiFindings(release, others, ownership.claims),
    ...routeFindings(release, others, ownership.claims),
    ...ownerFindings(release, claimedPaths(release).filter(isNew), ownership),
    ...navigationFindings(release, others),
    ...areaFindings(release, others),
  ];
}

/** Reasons why a remote could not run in a host that visitors may get. Publishing checks this already. */
export function fitFindings(remote: RemoteRelease, live: readonly Release[]): Finding[] {
  const hosts = live.filter(isHost);
  if (hosts.length > 0) return hosts.flatMap((host) => hostFindings(remote, host, 'remote'));
  return contractFindings(remote, { contracts: [CONTRACT_VERSION], holder: 'the gateway', changing: 'remote' });
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
