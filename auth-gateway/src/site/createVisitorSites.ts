import { withinTime } from '@saltbush/capability/database';
import type { BootOverride, LiveState, Visitor } from '@saltbush/contract/boot';
import type { Request, Response } from 'express';
import type { Config } from '../config.ts';
import { flagNeeds } from '../flags/flagNeeds.ts';
import { flagPlace } from '../flags/flagPlace.ts';
import { flagsOfVisitor, type VisitorFlags } from '../flags/flagsOfVisitor.ts';
import type { LiveSet } from '../releases/liveSet.ts';
import { liveSetOfVisitor } from '../releases/liveSetOfVisitor.ts';
import type { OverridesOf, ReleaseOverride } from '../releases/ReleaseOverride.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { VoterOf } from '../telemetry/voter.ts';
import { createVisitorIds } from './createVisitorIds.ts';
import { isAhead } from './isPageView.ts';
import { isRobot } from './isRobot.ts';
import { createSiteMaps, type SiteMap } from './siteMap.ts';

const OVERRIDES_PATIENCE_MS = 1_000;
const COMPANIES_PATIENCE_MS = 1_000;
const SIGNED_OUT: Visitor = { status: 'signed-out' };

/** The site for one visitor. */
export interface VisitorSite {
  siteMap: SiteMap;
  overrides: BootOverride[];
  /** The visitor's id in rollouts. */
  visitorId: string | null;
  /** The visitor's flags. */
  flags: VisitorFlags;
  /** Whether every visitor without a cookie gets this site now. */
  isForAll: boolean;
}

export interface VisitorSites {
  /**
   * For a page. While a rollout runs, or a flag has a share, a browser without an id is given one. Robots keep no cookies
   * and would see another release on every page, so they get what most visitors get. Null while no host is live.
   */
  ofPage: (request: Request, response: Response, visitor: Visitor) => Promise<VisitorSite | null>;
  /** For any other request. Without an id it gets what most visitors get. */
  ofRequest: (request: Request) => Promise<VisitorSite | null>;
  /** The releases that a request without a page belongs to, whether or not there is a host for them. */
  liveSetOf: (request: Request) => Promise<LiveSet>;
  /** Previews, working copies, robots and pages that are loaded ahead say nothing about what visitors get. */
  voterOf: VoterOf;
}

interface Dependencies {
  config: Pick<Config, 'publicUrl'>;
  releases: Pick<ReleaseStore, 'liveSet'>;
  overridesOf: OverridesOf;
  /** Who sent a request whose session was read. */
  visitorOf?: (request: Request) => Visitor;
  /** References of the companies that a user sends freight for. */
  companiesOf?: (userId: string) => Promise<readonly string[]>;
}

const bootOverride = ({ name, version, kind, expiresAt }: ReleaseOverride): BootOverride => ({
  name,
  version,
  kind,
  expiresAt,
});

/** The part that a page's boot state and `GET /api/site/live` have in common. */
export function liveStateOf({
  siteMap,
  overrides,
  flags,
}: Pick<VisitorSite, 'siteMap' | 'overrides' | 'flags'>): LiveState {
  const { revision, host, hostWithdrawn, remotes } = siteMap;
  const own = Object.keys(flags).length === 0 ? {} : { flags };
  return { revision, hostVersion: host.version, hostWithdrawn, remotes, overrides, ...own };
}

/** The site as a browser gets it that takes part in no share and has no preview. */
export function usualSite(siteMap: SiteMap, visitor: Visitor): VisitorSite {
  const flags = flagsOfVisitor(siteMap.flags, { visitor, companies: [], placeIn: flagPlace(null) });
  return { siteMap, overrides: [], visitorId: null, flags, isForAll: true };
}

/** Finds the site for each visitor, by their place in what is rolled out, their browser's overrides and who they are. */
export function createVisitorSites({
  config,
  releases,
  overridesOf,
  visitorOf = () => SIGNED_OUT,
  companiesOf = async () => [],
}: Dependencies): VisitorSites {
  const ids = createVisitorIds(config);
  const siteMapOf = createSiteMaps(releases);
  const isRollingOut = () => [...releases.liveSet().entries.values()].some(({ candidate }) => candidate !== null);
  const isDivided = () => isRollingOut() || flagNeeds(releases.liveSet()).place;

  /** A page is better than none: who belongs to a company gets what everybody else does while that cannot be read. */
  async function companies(visitor: Visitor): Promise<readonly string[]> {
    if (visitor.status === 'signed-out' || !flagNeeds(releases.liveSet()).companies) return [];
    return withinTime(companiesOf(visitor.user.id), COMPANIES_PATIENCE_MS).catch(() => []);
  }

  async function siteOf(
    { visitorId, visitor }: { visitorId: string | null; visitor: Visitor },
    overrides: readonly ReleaseOverride[],
  ): Promise<VisitorSite | null> {
    const context = { visitor, companies: await companies(visitor), placeIn: flagPlace(visitorId) };
    const siteMap = siteMapOf({ visitorId, overrides });
    if (siteMap === null) return null;
    return {
      siteMap,
      overrides: overrides.filter(({ isUnder }) => !isUnder).map(bootOverride),
      visitorId,
      flags: flagsOfVisitor(siteMap.flags, context),
      isForAll: overrides.length === 0 && !isDivided(),
    };
  }

  return {
    async ofPage(request, response, visitor) {
      const known = ids.read(request);
      const visitorId = known ?? (isDivided() && !isRobot(request) ? ids.give(response) : null);
      // A page without its preview is better than no page.
      const overrides = await withinTime(overridesOf(request), OVERRIDES_PATIENCE_MS).catch(() => []);
      return siteOf({ visitorId, visitor }, overrides);
    },
    async voterOf(request) {
      if (isRobot(request) || isAhead(request)) return null;
      const overrides = await withinTime(overridesOf(request), OVERRIDES_PATIENCE_MS);
      return overrides.length > 0 ? null : { visitorId: ids.read(request) };
    },
    async liveSetOf(request) {
      const choice = { visitorId: ids.read(request), overrides: await overridesOf(request) };
      return liveSetOfVisitor(releases.liveSet(), choice).liveSet;
    },
    ofRequest: async (request) =>
      siteOf({ visitorId: ids.read(request), visitor: visitorOf(request) }, await overridesOf(request)),
  };
}
