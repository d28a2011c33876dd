import { HOST_NAME, type HostRelease, type Release } from '@saltbush/contract/release';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { canRunIn } from './compatibility.ts';
import { type LiveEntry, type LiveSet, releasesOf } from './liveSet.ts';
import { type LiveVersions, liveVersions } from './liveVersions.ts';
import { readActivations } from './readActivations.ts';

/** Reads what is live now. Manifests that `known` holds are not read again: they never change. */
export async function loadLiveSet(db: Kysely<Tables>, known?: LiveSet): Promise<LiveSet> {
  const activations = await readActivations(db);
  const manifests = new Map<string, Release>();
  const keyOf = (name: string, version: string) => `${name}@${version}`;
  const keep = (release: Release) => manifests.set(keyOf(release.name, release.version), release);
  for (const entry of known?.entries.values() ?? []) {
    releasesOf(entry).forEach(keep);
    if (entry.lastGood) keep(entry.lastGood);
  }

  /** Null when it is not stored any more. */
  async function findManifest(name: string, version: string): Promise<Release | null> {
    const found = manifests.get(keyOf(name, version));
    if (found !== undefined) return found;
    const row = await db
      .selectFrom('releases')
      .select('manifest')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    if (row !== undefined) keep(row.manifest);
    return row?.manifest ?? null;
  }

  async function manifest(name: string, version: string): Promise<Release> {
    const found = await findManifest(name, version);
    if (found === null) throw new Error(`${name} ${version} is live but not stored.`);
    return found;
  }

  async function entryOf(name: string, live: LiveVersions): Promise<LiveEntry> {
    const { version, candidate, withdrawn } = live;
    return {
      release: await manifest(name, version),
      lastGood: null,
      candidate:
        candidate === null
          ? null
          : {
              release: await manifest(name, candidate.version),
              share: candidate.share,
              rollout: candidate.rollout,
            },
      withdrawn,
    };
  }

  /** The latest that is still stored and that no live host refuses. */
  async function lastGoodOf(name: string, good: readonly string[], hosts: readonly HostRelease[]) {
    for (const version of good) {
      const found = await findManifest(name, version);
      if (found?.kind === 'host') return found;
      if (found !== null && hosts.every((host) => canRunIn(found, host))) return found;
    }
    return null;
  }

  const live = liveVersions(activations);
  const entries = new Map<string, LiveEntry>();
  const names = [...live.keys()].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  for (const name of names) {
    const versions = live.get(name);
    if (versions === undefined) continue;
    const entry = await entryOf(name, versions);
    entries.set(name, entry);
    // The host is the first of them.
    const host = entries.get(HOST_NAME);
    const hosts = host === undefined ? [] : releasesOf(host).filter((release) => release.kind === 'host');
    entry.lastGood = await lastGoodOf(name, versions.good, hosts);
  }
  return { revision: activations.at(-1)?.seq ?? 0, entries };
}

function rank(name: string): number {
  return name === HOST_NAME ? 0 : 1;
}
