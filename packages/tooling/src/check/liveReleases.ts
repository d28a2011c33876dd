import type { RouteOwnership } from '@saltbush/contract/gate';
import { type ApiOffers, parseRelease, type Release } from '@saltbush/contract/release';
import { ToolingError } from '../errors.ts';
import type { GatewayClient } from '../gateway/GatewayClient.ts';

/** What is asked of a site. */
export type SiteReleases = Pick<GatewayClient, 'liveSet' | 'manifest' | 'routes'>;

export interface LiveReleases {
  /** Every release that visitors of the site may get, candidates included. */
  live: Release[];
  /** The active release of one name, if any. */
  base: Release | null;
  ownership: RouteOwnership;
  /** What its gateway offers; null for one of before, which does not say. */
  offers: ApiOffers | null;
}

/**
 * The releases at a site that a new release of `name` has to fit. @throws ToolingError when the site does not tell.
 */
export async function liveReleases(site: SiteReleases, name: string): Promise<LiveReleases> {
  const report = await site.liveSet();
  const versions = report.live.flatMap((one) => [
    { name: one.name, version: one.version },
    ...(one.candidate ? [{ name: one.name, version: one.candidate.version }] : []),
  ]);
  const live = await Promise.all(versions.map((one) => releaseOf(site, one)));
  const base = report.live.find((one) => one.name === name);
  const { routes, grants } = await site.routes();
  const claims = routes.map(({ standing, ...claim }) => ({ ...claim, isHeld: standing !== 'left' }));
  return {
    live,
    offers: report.offers ?? null,
    ownership: { claims, grants },
    base: live.find((one) => one.name === name && one.version === base?.version) ?? null,
  };
}

async function releaseOf(site: SiteReleases, { name, version }: { name: string; version: string }) {
  try {
    return parseRelease(await site.manifest(name, version));
  } catch (cause) {
    const message = `The site does not hand out the manifest of ${name} ${version}, so nothing can be checked against it.`;
    throw new ToolingError(message, { code: 'gateway-refused', cause });
  }
}
