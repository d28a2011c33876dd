import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { integrityOf } from '@saltbush/contract/gate';
import type { Logger } from '../../log.ts';
import type { createFileCache } from '../createFileCache.ts';
import { isDamaged } from '../damaged-file.ts';
import type { LiveSet } from '../liveSet.ts';
import { blobName, copyFolder, ENDINGS, type LiveCopyText, listPath, seal, wantedFiles } from './live-copy-files.ts';

interface Dependencies {
  dataDir: string;
  files: Pick<ReturnType<typeof createFileCache>, 'readOnce'>;
  log: Pick<Logger, 'info' | 'warn'>;
  /** The copy grows no larger than this; scripts come first. */
  mostBytes?: number;
  now?: () => Date;
}

interface LiveCopyKeeper {
  /** Writes what is missing of this live set and removes what it does not need. Never rejects. */
  keep: (liveSet: LiveSet) => Promise<void>;
  close: () => Promise<void>;
}

const MOST_BYTES = 512 * 1024 * 1024;

/**
 * Keeps a copy of the live set in the data folder, with which a gateway can start while its database is away. A folder
 * that cannot be written costs nothing but the copy.
 */
export function keepLiveCopy({
  dataDir,
  files,
  log,
  mostBytes = MOST_BYTES,
  now = () => new Date(),
}: Dependencies): LiveCopyKeeper {
  const folder = copyFolder(dataDir);
  let isClosed = false;
  let isReported = false;
  /** Whether this process has compared the files of the folder with their hashes. */
  let isChecked = false;
  let newest: LiveSet | null = null;
  let running: Promise<void> = Promise.resolve();

  /** Another gateway may read while this one writes, so each file appears whole. */
  async function put(path: string, content: Buffer | string): Promise<void> {
    const draft = `${path}.${randomBytes(6).toString('hex')}.new`;
    try {
      await writeFile(draft, content, { mode: 0o600 });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function write(liveSet: LiveSet): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const sizes = await sizesIn(folder);
    const kept = new Set<string>();
    let bytes = 0;
    for (const { name, version, path, integrity } of wantedFiles(liveSet)) {
      if (isClosed || newest !== liveSet) return;
      const blob = blobName(integrity);
      if (kept.has(blob)) continue;
      const forms = Object.values(ENDINGS).map((ending) => blob + ending);
      const isThere = sizes.has(blob) && (isChecked || (await isSound(join(folder, blob), integrity)));
      const known = isThere ? forms.filter((form) => sizes.has(form)) : null;
      const found = known === null ? await files.readOnce(name, version, path).catch(nullIfDamaged) : null;
      const contents = Object.entries(found?.variants ?? {}).flatMap(([form, content]) =>
        content === null ? [] : [[blob + ENDINGS[form as keyof typeof ENDINGS], content as Buffer] as const],
      );
      const added = known?.reduce((sum, form) => sum + (sizes.get(form) ?? 0), 0) ?? bytesOf(contents);
      if (added === 0 || bytes + added > mostBytes) continue;
      // The file itself comes last: where it is, its other forms are.
      for (const [form, content] of contents.reverse()) await put(join(folder, form), content);
      bytes += added;
      for (const form of forms) kept.add(form);
    }
    const list: LiveCopyText = {
      savedAt: now().toISOString(),
      revision: liveSet.revision,
      entries: [...liveSet.entries],
      ...(liveSet.flags ? { flags: liveSet.flags } : {}),
    };
    isChecked = true;
    await put(listPath(dataDir), JSON.stringify(seal(JSON.stringify(list))));
    for (const file of sizes.keys()) {
      if (file !== basename(listPath(dataDir)) && !kept.has(file)) await rm(join(folder, file), { force: true });
    }
  }

  async function writeAndTell(liveSet: LiveSet): Promise<void> {
    try {
      await write(liveSet);
      isReported = false;
    } catch (err) {
      if (!isReported) {
        log.warn(
          { err, folder },
          'the copy of what is live cannot be written; it is needed to start without a database',
        );
      }
      isReported = true;
    }
  }

  return {
    keep(liveSet) {
      newest = liveSet;
      running = running.then(() => writeAndTell(liveSet));
      return running;
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}

/** A damaged file is logged elsewhere, and the others are worth having. */
function nullIfDamaged(error: unknown): null {
  if (isDamaged(error)) return null;
  throw error;
}

async function isSound(path: string, integrity: string): Promise<boolean> {
  return integrityOf(await readFile(path)) === integrity;
}

const bytesOf = (contents: readonly (readonly [string, Buffer])[]): number =>
  contents.reduce((sum, [, { length }]) => sum + length, 0);

async function sizesIn(folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const file of await readdir(folder)) {
    const found = await stat(join(folder, file)).catch(() => null);
    if (found?.isFile()) sizes.set(file, found.size);
  }
  return sizes;
}
