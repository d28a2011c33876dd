import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FlagSwitch } from '@saltbush/contract/release-api';
import { type LiveSet, releasesOf } from '../liveSet.ts';

/** What `live.json` holds. */
export interface LiveCopyText {
  /** ISO 8601. */
  savedAt: string;
  revision: number;
  entries: [name: string, entry: unknown][];
  /** Copies of before have none. */
  flags?: readonly FlagSwitch[];
}

/** `live.json` with the sha256 of its text, so that a half-written or changed one is noticed. */
export interface SealedCopy {
  sha256: string;
  text: string;
}

export const seal = (text: string): SealedCopy => ({ sha256: sha256Of(text), text });
export const isWhole = ({ sha256, text }: SealedCopy): boolean => sha256 === sha256Of(text);

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

export const copyFolder = (dataDir: string): string => join(dataDir, 'live-copy');
export const listPath = (dataDir: string): string => join(copyFolder(dataDir), 'live.json');

/** Files are named by their hash, so that releases share them and a changed one is noticed. */
export const blobName = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

/** How the compressed forms of a file end. */
export const ENDINGS = { identity: '', gzip: '.gz', brotli: '.br' } as const;

export interface WantedFile {
  name: string;
  version: string;
  path: string;
  integrity: string;
}

const NEEDED = /\.(?:c?js|css|woff2)$/;

/** Whether this is a file that no page can do without. Pictures and models are not. */
export const isNeeded = (path: string): boolean => NEEDED.test(path);

/** The files of a live set, each once, those that matter most first: scripts of live releases, then of last good ones. */
export function wantedFiles({ entries }: LiveSet): WantedFile[] {
  const live = [...entries.values()].flatMap(releasesOf);
  const lastGood = [...entries.values()].flatMap((entry) => (entry.lastGood === null ? [] : [entry.lastGood]));
  const filesOf = (releases: typeof live) =>
    releases.flatMap(({ name, version, files }) =>
      files.map(({ path, integrity }) => ({ name, version, path, integrity })),
    );
  const isFirst = ({ path }: WantedFile) => isNeeded(path);
  const ofLive = filesOf(live);
  return [...ofLive.filter(isFirst), ...filesOf(lastGood).filter(isFirst), ...ofLive.filter((file) => !isFirst(file))];
}
