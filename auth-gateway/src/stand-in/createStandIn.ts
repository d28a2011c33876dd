import type { RequestListener } from 'node:http';
import { HOST_NAME } from '@saltbush/contract/release';
import { createAdmission } from '../admission/createAdmission.ts';
import { sessionCookie } from '../admission/sessionCookie.ts';
import type { Config } from '../config.ts';
import type { Readiness } from '../http/answerProbe.ts';
import type { Logger } from '../log.ts';
import { createReleaseFileServer } from '../releases/createReleaseFileServer.ts';
import { isNeeded } from '../releases/live-copy/live-copy-files.ts';
import { readLiveCopy } from '../releases/live-copy/readLiveCopy.ts';
import { createRevisionEvents } from '../site/createRevisionEvents.ts';
import { createSite } from '../site/createSite.ts';
import { createVisitorSites } from '../site/createVisitorSites.ts';
import { createKeptReleases } from './createKeptReleases.ts';
import { createStandInApp } from './createStandInApp.ts';

interface Dependencies {
  config: Config;
  log: Logger;
  createSite?: typeof createSite;
}

/** Serves the site from the copy in the data folder until the database is there. */
export interface StandIn {
  listener: RequestListener;
  readiness: () => Promise<Readiness>;
  /** When the copy was written, ISO 8601. */
  savedAt: string;
  close: () => Promise<void>;
}

/** Null without a sound copy whose host could be shown. */
export async function createStandIn({
  config,
  log,
  createSite: makeSite = createSite,
}: Dependencies): Promise<StandIn | null> {
  const copy = await readLiveCopy(config.dataDir);
  if (copy === null) return null;
  const releases = createKeptReleases(copy, log);
  const host = copy.liveSet.entries.get(HOST_NAME)?.release;
  const needed = host?.files.filter(({ path }) => isNeeded(path)) ?? [];
  const read = await Promise.allSettled(
    needed.map(({ path }) => releases.readFile(HOST_NAME, host?.version ?? '', path)),
  );
  if (read.some(({ status }) => status === 'rejected')) return null;
  const sites = createVisitorSites({ config, releases, overridesOf: async () => [] });
  const site = await makeSite({ config, releases, sites, log });
  const events = createRevisionEvents(releases, { follow: () => () => {} });
  const marks = {
    markOf: () => null,
    hasSession: (request: Parameters<typeof sessionCookie>[0]) => sessionCookie(request) !== null,
  };
  const admission = createAdmission({ config, marks, log });
  const answersFile = createReleaseFileServer({ config, releases, log });
  const app = createStandInApp({ config, events, sites, site, log });
  const underWay = createCount();

  return {
    listener: admission.guarded((request, response) => {
      response.once('close', underWay.begin());
      if (!answersFile(request, response)) app(request, response);
    }),
    readiness: async () => ({
      status: 'degraded',
      missing: ['database', ...(site.isRendering() ? [] : (['renderer'] as const))],
    }),
    savedAt: copy.savedAt,
    async close() {
      // Browsers connect again, to what stands here then.
      events.close();
      admission.close();
      await underWay.none();
      await site.close();
    },
  };
}

/** Counts what is under way. */
function createCount() {
  let count = 0;
  const waiting = new Set<() => void>();
  return {
    /** Returns a function that ends it. */
    begin(): () => void {
      count += 1;
      return () => {
        count -= 1;
        if (count === 0) for (const done of waiting) done();
      };
    },
    none: () => (count === 0 ? Promise.resolve() : new Promise<void>((done) => waiting.add(done))),
  };
}
