import { readFile, stat } from 'node:fs/promises';
import { type AdvisoryList, parseAdvisories } from '@saltbush/contract/sbom';
import { StartFault } from '../../errors.ts';
import type { Logger } from '../../log.ts';

/** The operators' advisories as their file says by then, the same object until it changes; null where none is configured. */
export type Advisories = () => Promise<AdvisoryList | null>;

const MOST_CHARACTERS = 20 * 1024 * 1024;

/** Tells one content of a file from the next, without reading it. */
async function stampOf(file: string): Promise<string> {
  const { ino, size, mtimeMs } = await stat(file);
  return `${ino} ${size} ${mtimeMs}`;
}

async function read(file: string): Promise<AdvisoryList> {
  const text = await readFile(file, 'utf8');
  if (text.length > MOST_CHARACTERS) throw new Error(`It has more than ${MOST_CHARACTERS} characters.`);
  return parseAdvisories(text);
}

/**
 * Reads the file of `ADVISORIES_FILE` now, so that a mistake in it is noticed at the start, and again once it has changed, so that
 * a new file needs no restart. While it cannot be used, the last good one counts, which the log says once.
 * @throws StartFault when it cannot be used at the start.
 */
export async function createAdvisories(file: string | null, log: Logger): Promise<Advisories> {
  if (file === null) return async () => null;
  let last: AdvisoryList;
  let stamp: string;
  try {
    stamp = await stampOf(file);
    last = await read(file);
  } catch (cause) {
    const message = `ADVISORIES_FILE ${file} cannot be used: ${(cause as Error).message} Mend it, or unset it.`;
    throw new StartFault(message, { code: 'bad-configuration', cause });
  }
  return async () => {
    const now = await stampOf(file).catch(() => 'gone');
    if (now === stamp) return last;
    stamp = now;
    try {
      last = await read(file);
    } catch (error) {
      log.error({ err: error, file, asOf: last.asOf }, 'the file of advisories cannot be used, so the last one counts');
    }
    return last;
  };
}
