import { LRUCache } from 'lru-cache';
import type { Logger } from '../log.ts';
import type { Damage } from './createFileCache.ts';

const MOST_FILES = 1_000;
/**
 * Browsers ask for a damaged file again and again. The metric counts them; the log repeats its line only after this
 * time.
 */
const REMIND_AFTER_MS = 10 * 60_000;

/** Logs that a file of a release differs from what was published: once for each file, and again after ten minutes. */
export function logDamage(log: Pick<Logger, 'error'>): (damage: Damage) => void {
  const told = new LRUCache<string, true>({ max: MOST_FILES, ttl: REMIND_AFTER_MS });
  return ({ name, version, path, copy }) => {
    const key = `${name}/${version}/${path} ${copy}`;
    if (told.has(key)) return;
    told.set(key, true);
    log.error(
      { remote: name, release: version, file: path, copy },
      'a release file differs from what was published, so it is not sent; restore the database, or roll back',
    );
  };
}
