import semver from 'semver';
import { isDevelopmentHost, type Release } from '../release.ts';
import type { Finding } from './Finding.ts';
import { isWorkingCopy } from './isWorkingCopy.ts';
import { type SitePlace, siteFindings } from './siteFindings.ts';
import { slotFindings } from './slotFindings.ts';
import { titleOf } from './titleOf.ts';

interface Place extends SitePlace {
  /** The active release of the same name, if any. */
  base: Release | null;
}

/**
 * Reasons to refuse an activation: those of `siteFindings`, a version older than the live one, and parts that would not be
 * shown. A rollback is never refused for its parts: those that have no slot then are left out.
 */
export function activationFindings(release: Release, { base, ...place }: Place): Finding[] {
  return [
    ...devFindings(release),
    ...staleBaseFindings(release, base),
    ...siteFindings(release, place),
    ...(place.isRollback ? [] : slotFindings(release, place.live)),
  ];
}

function devFindings(release: Release): Finding[] {
  if (isDevelopmentHost(release)) {
    const message = `${titleOf(release)} is a development build, which only working copies run in. Activate the release that it goes with.`;
    return [{ code: 'dev-build', message }];
  }
  if (!isWorkingCopy(release.version)) return [];
  const message = `${titleOf(release)} is a working copy. Build it with mfe build --release, publish and activate that.`;
  return [{ code: 'dev-build', message }];
}

/** Refuses a version lower than the active one. Prereleases of one version have no order and always pass. */
export function staleBaseFindings(release: Release, base: Release | null): Finding[] {
  if (base === null || semver.compare(coreOf(release), coreOf(base)) >= 0) return [];
  const message =
    `${titleOf(release)} is older than ${titleOf(base)}, which is live. Merge the changes of ${base.version} and ` +
    `raise the version above it, or use mfe rollback to go back on purpose.`;
  return [{ code: 'stale-base', message }];
}

function coreOf({ version }: Release): string {
  return version.split('-', 1)[0] ?? version;
}
