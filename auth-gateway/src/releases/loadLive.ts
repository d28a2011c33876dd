import {
  claimedPaths,
  ownerFindings,
  type RouteOwnership,
  routeShape,
  withoutTakenPages,
} from '@saltbush/contract/gate';
import { HOST_NAME, type HostRelease, type Release } from '@saltbush/contract/release';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { canRunIn } from './compatibility.ts';
import { type LiveEntry, type LiveSet, releasesOf } from './liveSet.ts';
import { type LiveVersions, liveVersions } from './liveVersions.ts';
import { readActivations } from './readActivations.ts';
import { readFlagSwitches } from './readFlagSwitches.ts';
import { readOwnership } from './readOwnership.ts';
import { type RetiredVersions, retiredVersions } from './retiredVersions.ts';
import { settledClaims } from './settledClaims.ts';

export interface Live {
  liveSet: LiveSet;
  /** The versions alone, with what the log says about each. */
  versions: ReadonlyMap<string, LiveVersions>;
  /** The remotes that were taken off the site. */
  retired: ReadonlyMap<string, RetiredVersions>;
  /** Whether something was taken back since the known live set, for which nobody waits. */
  isTakingBack: boolean;
  /** Who has which routes. */
  ownership: RouteOwnership;
}

/** Open tabs learn this many of the versions that were taken back. */
const MOST_WITHDRAWN = 20;

type Named = Pick<Release, 'name' | 'version'>;

/** Releases that are shown without some of their pages, so they are no manifests. */
const shortened = new WeakSet<Release>();

const keyOf = ({ name, version }: Named) => `${name}@${version}`;

/** Manifests of the named releases that are still stored, by name and version. */
async function readManifests(db: Kysely<Tables>, wanted: readonly Named[]): Promise<Map<string, Release>> {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('releases')
    .select('manifest')
    .where((where) => where.or(wanted.map(({ name, version }) => where.and({ name, version }))))
    .execute();
  return new Map(rows.map(({ manifest }) => [keyOf(manifest), manifest]));
}

/** Reads what is live now. Manifests in `known` are not read again, since they never change. */
export async function loadLive(db: Kysely<Tables>, known?: LiveSet): Promise<Live> {
  const activations = await readActivations(db);
  const versions = liveVersions(activations);
  const stored = await readOwnership(db);
  const manifests = new Map<string, Release>();
  for (const entry of known?.entries.values() ?? []) {
    for (const release of [...releasesOf(entry), entry.lastGood]) {
      if (release !== null && !shortened.has(release)) manifests.set(keyOf(release), release);
    }
  }

  async function readMissing(wanted: readonly Named[]): Promise<void> {
    const missing = wanted.filter((one) => !manifests.has(keyOf(one)));
    for (const [key, release] of await readManifests(db, missing)) manifests.set(key, release);
  }
  await readMissing(
    [...versions].flatMap(([name, { version, candidate, good }]) =>
      [version, candidate?.version, good[0]].flatMap((one) => (one === undefined ? [] : [{ name, version: one }])),
    ),
  );

  function manifest(name: string, version: string): Release {
    const found = manifests.get(keyOf({ name, version }));
    if (found === undefined) throw new Error(`${name} ${version} is live but not stored.`);
    return found;
  }

  function entryOf(name: string, live: LiveVersions): LiveEntry {
    const { version, candidate, withdrawn } = live;
    return {
      release: manifest(name, version),
      lastGood: null,
      candidate:
        candidate === null
          ? null
          : {
              release: manifest(name, candidate.version),
              share: candidate.share,
              rollout: candidate.rollout,
            },
      withdrawn: withdrawn.slice(0, MOST_WITHDRAWN),
    };
  }

  /** The latest good version that is still stored, that no live host refuses and whose routes are no other team's now. */
  async function lastGoodOf(entry: LiveEntry, good: readonly string[], hosts: readonly HostRelease[]) {
    const { name } = entry.release;
    const kept = new Set(releasesOf(entry).flatMap(claimedPaths).map(routeShape));
    for (const version of good) {
      await readMissing([{ name, version }]);
      const found = manifests.get(keyOf({ name, version }));
      if (found?.kind === 'host') return found;
      if (found === undefined || !hosts.every((host) => canRunIn(found, host))) continue;
      // Going back takes no route away that the live release has.
      const regained = claimedPaths(found).filter((path) => !kept.has(routeShape(path)));
      if (ownerFindings(found, regained, stored).length === 0) return found;
    }
    return null;
  }

  const entries = new Map<string, LiveEntry>();
  const names = [...versions.keys()].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  for (const name of names) {
    const live = versions.get(name);
    if (live === undefined) continue;
    const entry = entryOf(name, live);
    entries.set(name, entry);
    // The host comes first, since the remotes are checked against it.
    const host = entries.get(HOST_NAME);
    const hosts = host === undefined ? [] : releasesOf(host).filter((release) => release.kind === 'host');
    entry.lastGood = await lastGoodOf(entry, live.good, hosts);
  }
  const retired = retiredVersions(activations);
  const ownership = { ...stored, claims: settledClaims({ entries, versions, retired }, stored.claims) };
  const wholeOf = new Map([...entries].map(([name, entry]) => [name, releasesOf(entry)]));
  const shown = (release: Release): Release => {
    if (release.kind === 'host') return release;
    const without = withoutTakenPages(release, ownership.claims, (remote) => wholeOf.get(remote) ?? []);
    if (without !== release) shortened.add(without);
    return without;
  };
  for (const entry of entries.values()) {
    entry.release = shown(entry.release);
    if (entry.candidate !== null) entry.candidate.release = shown(entry.candidate.release);
  }
  const flags = await readFlagSwitches(db);
  const isNew = ({ seq }: { seq: number }) => seq > (known?.revision ?? 0);
  const isTakingBack =
    activations.some((line) => isNew(line) && line.kind !== 'activate') ||
    flags.some((line) => isNew(line) && line.isOff);
  const revision = Math.max(activations.at(-1)?.seq ?? 0, flags.at(-1)?.seq ?? 0);
  const liveSet = { revision, entries, flags };
  return { liveSet, versions, ownership, retired, isTakingBack };
}

function rank(name: string): number {
  return name === HOST_NAME ? 0 : 1;
}
