import { Refusal } from '@saltbush/capability/refusal';
import { inSpan } from '@saltbush/capability/traces';
import type { BootState } from '@saltbush/contract/boot';
import type { FlagValues } from '@saltbush/contract/flags';
import type { Release, RemoteRelease } from '@saltbush/contract/release';
import { LRUCache } from 'lru-cache';
import { createLane } from '../admission/createLane.ts';
import { valuesInForce } from '../flags/valuesInForce.ts';
import type { Logger } from '../log.ts';
import type { LiveEntry, LiveSet } from '../releases/liveSet.ts';
import { liveSetWith } from '../releases/liveSetOfVisitor.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { Planned, Trials } from '../releases/trials.ts';
import type { ProcessSupply } from '../rendering/createProcessSupply.ts';
import type { RenderLane } from '../rendering/createRenderLane.ts';
import type { ProcessLimits } from '../rendering/createRenderProcess.ts';
import {
  failure,
  type RenderedPart,
  type RenderFailure,
  type RenderJob,
  type ServerBundle,
} from '../rendering/RenderJob.ts';
import { createTrialLanes } from './createTrialLanes.ts';
import { exampleVisit } from './exampleVisit.ts';
import type { Place } from './partOfSite.ts';
import { exampleGiven } from './parts/exampleGiven.ts';
import { fitsPage } from './parts/ofPart.ts';
import { holdsSlot } from './parts/slotMarks.ts';
import { readServerBundle } from './readServerBundle.ts';
import { type SiteMap, siteMapOf } from './siteMap.ts';
import { isStyleMarkup } from './styleMarkup.ts';
import { hostsOf, type TrialPair, trialPairs } from './trialPairs.ts';
import { type TrialFault, trialRefusal } from './trialRefusal.ts';

interface Dependencies {
  releases: Pick<ReleaseStore, 'readFile'>;
  /** The state that a page starts from. */
  bootOf: (siteMap: SiteMap, place: Place) => BootState;
  limits: ProcessLimits;
  /** A process that is ready already, for a trial that an operator waits for. */
  giveProcess?: ProcessSupply['take'];
  log: Pick<Logger, 'warn'>;
  /** Own time of the process for one page. More than pages get from visitors, since no code of it has run before. */
  timeoutMs?: number;
  /** Limit for all pages of one release inside one host. */
  longestMs?: number;
}

interface Page {
  /** Null for an address that no remote has. */
  path: string | null;
  expose: string | null;
  place: Place;
  /** Set where it is a part, which has a slot instead of a path. */
  part?: RenderedPart;
  /** What the release is told of its flags; absent where it has none. */
  flags?: FlagValues;
  /** It was rendered before, with the defaults of its flags. */
  isAgain?: boolean;
}

const PAGE_LIMIT_MS = 5_000;
const TRIAL_LIMIT_MS = 30_000;
const MOST_KEPT = 2_000;
/** How long a release that could not be tried is let through. */
const UNTRIED_MS = 60_000;

/**
 * Releases of one team that hang keep no other team waiting. Those who wait are told before a proxy ends their request,
 * which their own trial may use up too.
 */
const LANE = { places: 2, waiting: 20, mostOfOne: 1, patienceMs: 25_000, hurryMs: 25_000, isElastic: false };
const BUSY =
  'Other releases are being tried just now, so this one was not. Nothing was activated. Try again in a minute.';
const OWN_BUSY =
  'It is still being tried since it was published, on a busy machine. Nothing was activated. Try again in a minute.';

const factsOf = ({ host, remote }: TrialPair) => ({
  'saltbush.release': titleOf(remote ?? host),
  'saltbush.host': titleOf(host),
});
const titleOf = ({ name, version }: Release) => `${name}@${version}`;
const flagsOf = ({ flags }: LiveSet, remote: RemoteRelease | null) => (remote ? valuesInForce(remote, flags) : []);
const keyOf = ({ host, remote }: TrialPair, liveSet: LiveSet) =>
  [
    titleOf(host),
    remote === null ? '' : titleOf(remote),
    ...flagsOf(liveSet, remote).map((one) => JSON.stringify(one)),
  ].join(' ');

/** The host's own page says that there is no such page. */
const NO_PAGE: Page = {
  path: null,
  expose: null,
  place: { pathname: '/no-such-page', visitor: { status: 'signed-out' } },
};

/** Every page with the defaults of its flags, and then with each other value that some visitor gets. */
function pagesOf(remote: RemoteRelease | null, liveSet: LiveSet): Page[] {
  if (remote === null) return [NO_PAGE];
  const values = flagsOf(liveSet, remote);
  const all = pagesInSource(remote);
  if (values.length === 0) return all;
  return values.flatMap((flags, turn) => all.map((page) => ({ ...page, flags, isAgain: turn > 0 })));
}

function pagesInSource(remote: RemoteRelease): Page[] {
  const pages = remote.pages.filter(({ render }) => render === 'server');
  const parts = (remote.parts ?? []).filter(({ render }) => render === 'server');
  return [
    ...pages.map((page) => ({ path: page.path, expose: page.expose, place: exampleVisit(page) })),
    ...parts.map((part) => ({
      path: part.slot,
      expose: part.expose,
      place: exampleVisit({ path: '/', access: part.access }),
      part: { remote: remote.name, slot: part.slot, given: exampleGiven(part) },
    })),
  ];
}

/** The site of visitors who get both releases. */
function siteOf(liveSet: LiveSet, { host, remote }: TrialPair): SiteMap | null {
  const isCandidate = (_name: string, { candidate }: LiveEntry) =>
    candidate !== null && (candidate.release === host || candidate.release === remote);
  return siteMapOf(liveSet, liveSetWith(liveSet, { isCandidate }));
}

/**
 * Renders every page of a release once before visitors get it, in processes that serve nobody, one of a team at a time and after
 * everything else that the machine does. What passed is remembered by host and remote.
 */
export function createTrials(dependencies: Dependencies): Trials & { close: () => void } {
  const { releases, bootOf, limits, giveProcess, log } = dependencies;
  const { timeoutMs = PAGE_LIMIT_MS, longestMs = TRIAL_LIMIT_MS } = dependencies;
  const passed = new LRUCache<string, true>({ max: MOST_KEPT });
  const { withLane, close } = createTrialLanes({ limits, timeoutMs, giveProcess });
  const lane = createLane(LANE);
  const trying = new Set<string>();

  const bundle = (release: Release): ServerBundle => ({
    key: titleOf(release),
    load: () => readServerBundle(releases, release),
  });

  function jobOf({ host, remote }: TrialPair, siteMap: SiteMap, { expose, place, part, flags }: Page): RenderJob {
    const boot = bootOf(siteMap, place);
    return {
      host: bundle(host),
      page: remote === null || expose === null ? null : { ...bundle(remote), expose },
      boot: remote !== null && flags ? { ...boot, flags: { [remote.name]: flags } } : boot,
      url: place.pathname,
      ...(part ? { part } : {}),
    };
  }

  /** Whether the page fails inside the hosts of now too, so that a new host is not to blame. */
  async function failsNow({ before }: Planned, remote: RemoteRelease, page: Page): Promise<boolean> {
    for (const host of hostsOf(before)) {
      const siteMap = siteOf(before, { host, remote });
      if (siteMap === null) continue;
      const job = jobOf({ host, remote }, siteMap, page);
      const failed = await withLane((lane) => renderIn(lane, job), { isAhead: true });
      if (failed !== null) return true;
    }
    return false;
  }

  const isIn = (pages: readonly Release[], release: Release) => pages.some((one) => titleOf(one) === titleOf(release));

  /** Whose fault a failure is; null when it is nobody's among the new releases. */
  async function faultOf(
    planned: Planned,
    { host, remote }: TrialPair,
    { page, failed }: { page: Page; failed: RenderFailure },
  ): Promise<TrialFault | null> {
    const isNewHost = isIn(planned.changed, host);
    const isNewRemote = remote !== null && isIn(planned.changed, remote);
    const { code, message: reason } = failed;
    const { flags } = page;
    if (code === 'host-failed') return isNewHost ? { host, remote: null, page: null, reason, isOfHost: true } : null;
    const path = code === 'bundle-failed' ? null : (page.path ?? page.place.pathname);
    if (remote === null || isNewRemote) {
      return { host, remote, page: path, reason, isOfHost: remote === null, flags, switched: planned.flag };
    }
    if (await failsNow(planned, remote, page)) return null;
    return { host, remote, page: path ?? page.path, reason, isOfHost: true, flags };
  }

  /** Nobody waits longer for an activation than proxies do, and a busy machine must not stop one. */
  function letThrough(key: string, reason: string): void {
    log.warn({ reason, bundles: key }, 'a release is shown untried; look at its pages');
    passed.set(key, true, { ttl: UNTRIED_MS });
  }

  /** Renders a page, and judges it as it is judged for visitors. */
  async function renderIn(lane: RenderLane, job: RenderJob): Promise<RenderFailure | null> {
    const result = await lane.run(job);
    if (result.status === 'failed') return result;
    if (!isStyleMarkup(result.styles)) return failure('page-threw', 'Its styles are more than <style> elements');
    if (job.part === undefined) return null;
    // Parts in parts could go round for ever.
    if (holdsSlot(result.html)) return failure('page-threw', 'A part holds a slot, and slots stand in pages only');
    return fitsPage(result) ? null : failure('page-threw', 'A part is larger than a page takes');
  }

  async function tryPair(planned: Planned, pair: TrialPair, isAhead: boolean): Promise<TrialFault | null> {
    const siteMap = siteOf(planned.next, pair);
    if (siteMap === null) return null;
    const key = keyOf(pair, planned.next);
    /** Since the first page, which waited for its process. */
    let startedAt: number | null = null;
    const tryAll = async (lane: RenderLane) => {
      for (const page of pagesOf(pair.remote, planned.next)) {
        const isLate = startedAt !== null && performance.now() - startedAt > longestMs;
        if (isLate && page.isAgain) {
          letThrough(key, `its pages with the defaults of its flags, and with some others, took ${longestMs} ms`);
          return null;
        }
        const failed = isLate
          ? failure('page-stopped', `The pages before it took longer than ${longestMs} ms together`)
          : await renderIn(lane, jobOf(pair, siteMap, page));
        startedAt ??= performance.now();
        if (failed === null) continue;
        if (failed.code === 'unavailable') {
          letThrough(key, failed.message);
          return null;
        }
        const found = await faultOf(planned, pair, { page, failed });
        if (found !== null) return found;
      }
      passed.set(key, true);
      return null;
    };
    return withLane(tryAll, { isAhead });
  }

  const untried = (planned: Planned) => trialPairs(planned).filter((pair) => !passed.has(keyOf(pair, planned.next)));

  async function runAll(planned: Planned, isAhead: boolean): Promise<void> {
    const startedAt = performance.now();
    for (const pair of untried(planned)) {
      const isLive = pair.remote !== null && !isIn(planned.changed, pair.remote);
      if (isLive && performance.now() - startedAt > longestMs) {
        letThrough(keyOf(pair, planned.next), `the trials before took longer than ${longestMs} ms`);
        continue;
      }
      await inSpan('try a release', factsOf(pair), async () => {
        const fault = await tryPair(planned, pair, isAhead);
        if (fault !== null) throw trialRefusal(fault);
      });
    }
  }

  return {
    isTried: (planned) => untried(planned).length === 0,
    async run(planned, { isAhead = false } = {}) {
      if (untried(planned).length === 0) return;
      const team = planned.changed.map(({ name }) => name).join(' ');
      const isAdmitted = await new Promise<boolean>((onTurn) => void lane.enter(team, onTurn));
      if (!isAdmitted) throw new Refusal(trying.has(team) ? OWN_BUSY : BUSY, { status: 503, code: 'too-busy' });
      trying.add(team);
      try {
        await runAll(planned, isAhead);
      } finally {
        trying.delete(team);
        lane.leave(team);
      }
    },
    close,
  };
}
