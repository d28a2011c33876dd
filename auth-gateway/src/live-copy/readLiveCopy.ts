import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST_NAME, parseRelease, type Release } from '@saltbush/contract/release';
import { type LiveEntry, type LiveSet, releasesOf } from '../releases/liveSet.ts';
import type { KeptFile, ReadKeptFile } from '../releases/readStoredFile.ts';
import {
  blobName,
  copyFolder,
  ENDINGS,
  isWhole,
  type LiveCopyText,
  listPath,
  type SealedCopy,
} from './live-copy-files.ts';

export interface LiveCopy {
  liveSet: LiveSet;
  /** ISO 8601. */
  savedAt: string;
  /** Files as they lie there. Whoever uses one compares it with its hash first, as `createFileCache` does. */
  readFile: ReadKeptFile;
}

type Written = Omit<LiveEntry, 'release' | 'lastGood' | 'candidate'> & {
  release: unknown;
  lastGood: unknown;
  candidate: (Omit<NonNullable<LiveEntry['candidate']>, 'release'> & { release: unknown }) | null;
};

/** The copy that `keepLiveCopy` left; null when there is none, or when it is damaged or has no host. */
export async function readLiveCopy(dataDir: string): Promise<LiveCopy | null> {
  const list = await readList(dataDir).catch(() => null);
  if (list === null) return null;
  const { savedAt, revision } = list;
  const entries = new Map(list.entries.map(([name, entry]) => [name, entryOf(entry as Written)]));
  if (!entries.has(HOST_NAME)) return null;
  const releases = new Map<string, Release>();
  for (const entry of entries.values()) {
    for (const release of [...releasesOf(entry), ...(entry.lastGood ? [entry.lastGood] : [])]) {
      releases.set(`${release.name}@${release.version}`, release);
    }
  }
  const folder = copyFolder(dataDir);
  const form = (integrity: string, ending: string) =>
    readFile(join(folder, blobName(integrity) + ending)).catch(() => null);

  return {
    liveSet: { revision, entries },
    savedAt,
    async readFile(name, version, path): Promise<KeptFile | null> {
      const release = releases.get(`${name}@${version}`);
      const integrity = release?.files.find((file) => file.path === path)?.integrity;
      if (release === undefined || integrity === undefined) return null;
      const identity = await form(integrity, ENDINGS.identity);
      if (identity === null) return null;
      const [gzip, brotli] = await Promise.all([form(integrity, ENDINGS.gzip), form(integrity, ENDINGS.brotli)]);
      return { integrity, identity, gzip, brotli, release };
    },
  };
}

async function readList(dataDir: string): Promise<LiveCopyText | null> {
  const sealed = JSON.parse(await readFile(listPath(dataDir), 'utf8')) as SealedCopy;
  return isWhole(sealed) ? (JSON.parse(sealed.text) as LiveCopyText) : null;
}

function entryOf({ release, lastGood, candidate, withdrawn }: Written): LiveEntry {
  return {
    release: parseRelease(release),
    lastGood: lastGood === null ? null : parseRelease(lastGood),
    candidate: candidate === null ? null : { ...candidate, release: parseRelease(candidate.release) },
    withdrawn,
  };
}
