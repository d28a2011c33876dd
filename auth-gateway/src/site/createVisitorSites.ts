import { withinTime } from '@saltbush/capability/database';
import type { BootOverride, LiveState } from '@saltbush/contract/boot';
import type { Request, Response } from 'express';
import type { Config } from '../config.ts';
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

/** The site for one visitor. */
export interface VisitorSite {
  siteMap: SiteMap;
  overrides: BootOverride[];
  /** The visitor's id in rollouts. */
  visitorId: string | null;
  /** Whether every visitor without a cookie gets this site now. */
  isForAll: boolean;
}

export interface VisitorSites {
  /**
   * For a page. While a rollout runs, a browser without an id is given one. Robots keep no cookies and would see
   * another release on every page, so they get what most visitors get. Null while no host is live.
   */
  ofPage: (request: Request, response: Response) => Promise<VisitorSite | null>;
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
}

const bootOverride = ({ name, version, kind, expiresAt }: ReleaseOverride): BootOverride => ({
  name,
  version,
  kind,
  expiresAt,
});

/** The part that a page's boot state and `GET /api/site/live` have in common. */
export function liveStateOf({ siteMap, overrides }: VisitorSite): LiveState {
  const { revision, host, hostWithdrawn, remotes } = siteMap;
  return { revision, hostVersion: host.version, hostWithdrawn, remotes, overrides };
}

/** Finds the site for each visitor, by their place in the rollouts under way and their browser's overrides. */
export function createVisitorSites({ config, releases, overridesOf }: Dependencies): VisitorSites {
  const ids = createVisitorIds(config);
  const siteMapOf = createSiteMaps(releases);
  const isRollingOut = () => [...releases.liveSet().entries.values()].some(({ candidate }) => candidate !== null);

  async function siteOf(visitorId: string | null, overrides: readonly ReleaseOverride[]): Promise<VisitorSite | null> {
    const siteMap = siteMapOf({ visitorId, overrides });
    const isForAll = overrides.length === 0 && !isRollingOut();
    return siteMap && { siteMap, overrides: overrides.map(bootOverride), visitorId, isForAll };
  }

  return {
    async ofPage(request, response) {
      const known = ids.read(request);
      const visitorId = known ?? (isRollingOut() && !isRobot(request) ? ids.give(response) : null);
      // A page without its preview is better than no page.
      const overrides = await withinTime(overridesOf(request), OVERRIDES_PATIENCE_MS).catch(() => []);
      return siteOf(visitorId, overrides);
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
    ofRequest: async (request) => siteOf(ids.read(request), await overridesOf(request)),
  };
}
