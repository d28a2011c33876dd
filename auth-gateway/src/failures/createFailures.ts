import type { FailureSide } from '@saltbush/contract/release-api';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/openDatabase.ts';
import { createMemoryLimiter } from '../http/createMemoryLimiter.ts';
import type { Logger } from '../log.ts';
import { storedRelease } from '../releases/findRelease.ts';
import { type LiveSet, releaseIn } from '../releases/liveSet.ts';
import type { HostingRanges } from '../telemetry/sources/parseHostingRanges.ts';
import { sourceOf } from '../telemetry/sources/sourceOf.ts';
import { createPlaceMapper } from './createPlaceMapper.ts';
import type { ReportedStep } from './failureBatch.ts';
import { gatewayFrames } from './gatewayFrames.ts';
import { keptError, namesIn } from './keptError.ts';
import { controlNames, keptSteps, routeOf } from './keptSteps.ts';
import { hasWord, type Mapped } from './mapPlaces.ts';
import { readPlaces } from './readPlaces.ts';
import { causeId, type KeptFailure, storeFailure } from './storeFailure.ts';

const DAY_SECONDS = 86_400;
/** With those of thirty days, one source alone makes fewer causes than a remote may have, see `MOST_CAUSES`. */
const NEW_CAUSES = { name: 'failure-causes', points: 10, durationSeconds: DAY_SECONDS };
/** What waits beyond this is dropped, so that a flood takes no memory and no time from pages. */
const MOST_WAITING = 200;
const COUNTED_KEPT = 20_000;
const MAPPED_KEPT = 200;
/** What stands for a remote in failures of the gateway's own routes. */
const GATEWAY = 'gateway';

/** What failed, as it was told. Nothing of it is kept as it is. */
export interface ToldFailure {
  side: FailureSide;
  /** The page load, or anything else that is counted once. */
  visit: string;
  /** Address that it came from. */
  address: string;
  release: { name: string; version: string };
  name: string;
  message: string;
  stack: string;
  components: string;
  /** Address or route of the page. */
  page: string;
  browser: string;
  steps: readonly ReportedStep[];
  /** Id of the trace that it belongs to, where one is recorded. */
  trace?: string | undefined;
}

export interface Failures {
  /** Keeps what can be kept of a failure, a little later. Never throws. */
  add: (failure: ToldFailure) => void;
  /** Waits until everything that was added is kept. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

interface Dependencies {
  database: Pick<Database, 'db'>;
  liveSet: () => LiveSet;
  providerOf: HostingRanges;
  /** Routes of the API, without their methods. */
  apiRoutes: readonly string[];
  threadOptions: readonly string[];
  log: Logger;
}

/** Routes of all pages that visitors can get, with those of the API. */
function routesOf({ entries }: LiveSet, apiRoutes: readonly string[]): string[] {
  const pages = [...entries.values()].flatMap(({ release }) => (release.kind === 'remote' ? release.pages : []));
  return [...pages.map(({ path }) => path), ...apiRoutes];
}

/**
 * Keeps what fails, by its cause: maps its places to the sources, leaves out everything that a person could have typed, and
 * counts visits. One failure is worked on at a time.
 */
export function createFailures(given: Dependencies): Failures {
  const { database, liveSet, providerOf, apiRoutes, threadOptions, log } = given;
  const mapper = createPlaceMapper(database, threadOptions);
  const takeCause = createMemoryLimiter(NEW_CAUSES);
  const counted = new LRUCache<string, true>({ max: COUNTED_KEPT });
  const mapped = new LRUCache<string, Mapped>({ max: MAPPED_KEPT });
  let waiting = 0;
  let running: Promise<void> = Promise.resolve();

  async function mappedOf({ release, stack, components, message, steps }: ToldFailure): Promise<Mapped> {
    const { name, version } = release;
    // A release may have been taken back while its failures waited here. Without it they would be a cause without a place.
    const manifest = releaseIn(liveSet(), name, version) ?? (await storedRelease(database.db, name, version));
    const stacks = manifest === null ? [] : [readPlaces(stack, manifest), readPlaces(components, manifest)];
    const words = [...new Set([...controlNames(steps), ...namesIn(message)])];
    const key = JSON.stringify([release, stacks, words]);
    const known = mapped.get(key);
    if (known) return known;
    const found = await mapper.map(release, { stacks, words });
    mapped.set(key, found);
    return found;
  }

  async function kept(told: ToldFailure): Promise<KeptFailure> {
    const { side, release, name, message, page, browser, steps, trace } = told;
    if (side === 'api') {
      const { error, message: said } = keptError(name, message, () => false);
      const own = { remote: GATEWAY, version: release.version, frames: gatewayFrames(told.stack), page };
      return { side, ...own, error, message: said, browser, steps: [], components: [], trace };
    }
    const found = await mappedOf(told);
    const [frames = [], components = []] = found.stacks;
    const top = frames[0]?.lines.map(({ text }) => text).join('\n') ?? '';
    const known = new Set(found.known);
    const routes = routesOf(liveSet(), apiRoutes);
    return {
      ...{ side, remote: release.name, version: release.version, browser, trace },
      ...keptError(name, message, (word) => hasWord(top, word)),
      frames: frames.length > 0 ? frames : components,
      page: routeOf(routes, page) ?? '',
      steps: keptSteps(steps, { routes, isOfCode: (word) => known.has(word) }),
      components: components.map(({ source, inFunction }) => inFunction || source),
    };
  }

  async function keep(told: ToldFailure): Promise<void> {
    const failure = await kept(told);
    const once = `${told.visit} ${failure.version} ${causeId(failure)}`;
    if (counted.has(once)) return;
    counted.set(once, true);
    const { name } = sourceOf(told.address, providerOf);
    await storeFailure(database.db, failure, () => takeCause(name, 1));
  }

  return {
    add(told) {
      if (waiting >= MOST_WAITING) return;
      waiting += 1;
      running = running
        .then(() => keep(told))
        .catch((err: unknown) => {
          // The error itself might name what a person typed.
          const { name: reason } = err as Error;
          log.error(
            { reason, ...told.release },
            'a failure is not kept: the database or the thread that maps it failed',
          );
        })
        .finally(() => {
          waiting -= 1;
        });
    },
    settled: () => running,
    async close() {
      await running;
      await mapper.close();
    },
  };
}
