import { readFile } from 'node:fs/promises';
import { HOST_NAME, parseRelease } from '@saltbush/contract/release';
import { type LiveEntry, type LiveSet, releaseIn } from '../liveSet.ts';
import type { ReadKeptFile } from '../readStoredFile.ts';
import { isWhole, type LiveCopyText, listPath, type SealedCopy } from './live-copy-files.ts';
import { readCopiedFile } from './readCopiedFile.ts';

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
  const { savedAt, revision, flags } = list;
  const entries = new Map(list.entries.map(([name, entry]) => [name, entryOf(entry as Written)]));
  if (!entries.has(HOST_NAME)) return null;
  const liveSet = { revision, entries, ...(flags ? { flags } : {}) };
  return { liveSet, savedAt, readFile: readCopiedFile(dataDir, (name, version) => releaseIn(liveSet, name, version)) };
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
