import { developmentVersion } from '@saltbush/contract/release';
import { isDevVersion } from '../releases/createDevReleases.ts';
import type { Activation } from '../releases/followActivations.ts';
import { liveVersions } from '../releases/liveVersions.ts';

/** Releases that are kept in any case: those of this many days, and this many of each name. */
export const KEPT_DAYS = 30;
export const KEPT_PER_NAME = 20;

const DAY_MS = 86_400_000;
/** A page that shows a working copy may ask for its files for this long after the copy ended. */
const WORKING_COPY_MS = 3_600_000;

export interface StoredRelease {
  name: string;
  version: string;
  publishedAt: Date;
}

interface Known {
  releases: readonly StoredRelease[];
  /** In order of time. */
  activations: readonly (Activation & { at: Date })[];
  /** Releases in use that the activations do not show: fallbacks of the live set, and previews. */
  inUse: readonly Pick<StoredRelease, 'name' | 'version'>[];
  now: Date;
}

/** The host's development build is kept as long as the release that it goes with. */
const developmentOf = ({ name, version }: Pick<StoredRelease, 'name' | 'version'>) => ({
  name,
  version: developmentVersion(version),
});

const keyOf = ({ name, version }: Pick<StoredRelease, 'name' | 'version'>) => `${name}@${version}`;

/**
 * The releases that nobody can get or go back to any more. They are not live, a candidate or a fallback now, were not
 * live or a candidate within the last 30 days, are shown by no preview, and are not among those kept in any case. A
 * working copy goes an hour after no browser shows its last build any more.
 */
export function prunableReleases({ releases, activations, inUse, now }: Known): StoredRelease[] {
  const using = [...inUse, ...liveSince(activations, daysBefore(now, KEPT_DAYS))];
  const used = new Set([...using, ...using.map(developmentOf)].map(keyOf));
  const kept = newestOfEach(releases.filter(({ version }) => !isDevVersion(version)));
  return releases.filter((release) => {
    if (used.has(keyOf(release))) return false;
    const age = now.getTime() - release.publishedAt.getTime();
    if (isDevVersion(release.version)) return age > WORKING_COPY_MS;
    return age > KEPT_DAYS * DAY_MS && !kept.has(keyOf(release));
  });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

function newestOfEach(releases: readonly StoredRelease[]): Set<string> {
  const counts = new Map<string, number>();
  const newest = releases.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  return new Set(
    newest
      .filter(({ name }) => {
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return count <= KEPT_PER_NAME;
      })
      .map(keyOf),
  );
}

/** Every release that was live or a candidate at any time since then, and the fallback of each that is live now. */
function liveSince(activations: Known['activations'], since: Date): { name: string; version: string }[] {
  const earlier = activations.filter(({ at }) => at < since);
  const later = activations.filter(({ at }) => at >= since);
  const then = [...liveVersions(earlier)].flatMap(([name, { version, candidate }]) => [
    { name, version },
    ...(candidate ? [{ name, version: candidate.version }] : []),
  ]);
  const fallbacks = [...liveVersions(activations)].flatMap(([name, { good }]) =>
    good.slice(0, 1).map((version) => ({ name, version })),
  );
  return [...then, ...later, ...fallbacks];
}
