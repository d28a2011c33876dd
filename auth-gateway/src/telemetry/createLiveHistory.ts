import { LRUCache } from 'lru-cache';
import type { Database } from '../database/openDatabase.ts';
import { type LiveVersions, liveVersions } from '../releases/liveVersions.ts';
import { readActivations } from '../releases/readActivations.ts';

const REVISIONS_KEPT = 20;

type VersionsAt = (revision: number) => Promise<ReadonlyMap<string, LiveVersions>>;

/** Returns a function that tells what was live at a revision. It reads the log once for each of the last revisions. */
export function createLiveHistory({ db }: Pick<Database, 'db'>): VersionsAt {
  const known = new LRUCache<number, ReturnType<VersionsAt>>({ max: REVISIONS_KEPT });

  async function read(revision: number) {
    const activations = await readActivations(db);
    return liveVersions(activations.filter(({ seq }) => seq <= revision));
  }

  return (revision) => {
    const found = known.get(revision);
    if (found) return found;
    const asked = read(revision);
    known.set(revision, asked);
    asked.catch(() => known.delete(revision));
    return asked;
  };
}
