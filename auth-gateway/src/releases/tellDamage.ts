import { LRUCache } from 'lru-cache';
import type { Logger } from '../log.ts';
import type { Damage } from './createFileCache.ts';

const MOST_FILES = 1_000;
/** Browsers ask for a damaged file again and again; the metric counts, and the log reminds. */
const REMIND_AFTER_MS = 10 * 60_000;

/** Logs that a file of a release is not what was published: once for each, and again after ten minutes. */
export function tellDamage(log: Pick<Logger, 'error'>): (damage: Damage) => void {
  const told = new LRUCache<string, true>({ max: MOST_FILES, ttl: REMIND_AFTER_MS });
  return ({ name, version, path, copy }) => {
    const key = `${name}/${version}/${path} ${copy}`;
    if (told.has(key)) return;
    told.set(key, true);
    log.error(
      { remote: name, release: version, file: path, copy },
      'a release file is not what was published, so it is not sent; restore the database, or roll back',
    );
  };
}
