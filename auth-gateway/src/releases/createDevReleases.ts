import { parseRelease, type Release } from '@saltbush/contract/release';
import type { BuildFailure, BuildsReport } from '@saltbush/contract/release-api';
import type { Logger } from '../log.ts';
import type { LiveEntry, LiveSet } from './liveSet.ts';

interface Dependencies {
  serverUrl: string;
  remotes: string[];
  onChange: () => void;
  log: Logger;
}

/** Version of every development build. */
export const DEV_VERSION = '0.0.0-dev';
const POLL_INTERVAL_MS = 500;
const REQUEST_TIMEOUT_MS = 5_000;

export function isDevVersion(version: string): boolean {
  return version === 'dev' || version === DEV_VERSION || version.startsWith(`${DEV_VERSION}.`);
}

/** The address of a remote's file at the development server. */
export function devFileUrl(serverUrl: string, name: string, path: string): string {
  return `${serverUrl}/mf/${name}/dev/${path}`;
}

/** Follows the builds of a development server. They stand in for the live releases of some remotes. */
export function createDevReleases({ serverUrl, remotes, onChange, log }: Dependencies) {
  const builds = new Map<string, Release>();
  const failures = new Map<string, BuildFailure[]>();
  const complaints = new Map<string, string>();
  const stop = new AbortController();
  let timer: NodeJS.Timeout | null = null;

  async function download(name: string, path: string): Promise<Buffer> {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
    const response = await fetch(devFileUrl(serverUrl, name, path), { signal });
    if (!response.ok) throw new Error(`The development server answers ${response.status} for ${path} of ${name}.`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** Whether this remote has a new build. */
  async function look(name: string): Promise<boolean> {
    try {
      const build = parseRelease(JSON.parse((await download(name, 'release.json')).toString('utf8')));
      complaints.delete(name);
      // Every build gets its own address, so that no cache serves an earlier one.
      const version = `${DEV_VERSION}.${build.contentId}`;
      if (builds.get(name)?.version === version) return false;
      builds.set(name, { ...build, version });
      log.info({ name, version }, 'development build');
      return true;
    } catch (error) {
      const { message } = error as Error;
      if (!stop.signal.aborted && complaints.get(name) !== message) {
        log.info({ name, reason: message }, 'there is no development build yet, so the live release is served');
        complaints.set(name, message);
      }
      return false;
    }
  }

  /** A development server that does not answer says so in its own terminal. */
  async function lookForFailures(name: string): Promise<void> {
    const told = await download(name, 'failures.json')
      .then((text) => JSON.parse(text.toString('utf8')) as { failures: BuildFailure[] })
      .catch(() => ({ failures: [] }));
    failures.set(name, told.failures);
  }

  async function poll(): Promise<void> {
    const [changes] = await Promise.all([Promise.all(remotes.map(look)), Promise.all(remotes.map(lookForFailures))]);
    if (stop.signal.aborted) return;
    if (changes.includes(true)) onChange();
    timer = setTimeout(() => void poll(), POLL_INTERVAL_MS);
    timer.unref();
  }

  void poll();

  return {
    serves: (name: string, version: string) => remotes.includes(name) && isDevVersion(version),
    readFile: download,
    /** What is built, and which sources are wrong. */
    report: (): BuildsReport => ({
      builds: Object.fromEntries([...builds].map(([name, { version }]) => [name, version])),
      failures: [...failures].flatMap(([name, found]) => (found.length > 0 ? [{ name, failures: found }] : [])),
    }),
    /** The live set with the development builds in place of live releases. */
    standIn(liveSet: LiveSet): LiveSet {
      const withBuilds = new Map<string, LiveEntry>(liveSet.entries);
      for (const [name, release] of builds) {
        withBuilds.set(name, { release, lastGood: null, candidate: null, withdrawn: [] });
      }
      return { ...liveSet, entries: withBuilds };
    },
    async close(): Promise<void> {
      stop.abort();
      if (timer) clearTimeout(timer);
    },
  };
}
