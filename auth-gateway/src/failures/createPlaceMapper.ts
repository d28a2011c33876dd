import { extname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Database } from '../database/openDatabase.ts';
import { askThread } from '../threads/askThread.ts';
import { type MapJob, type Mapped, mapPlaces } from './mapPlaces.ts';
import type { ScriptPlace } from './readPlaces.ts';

const MOST_SCRIPTS = 4;
/** Ours take 0.1 s. */
const TIMEOUT_MS = 5_000;
const MEMORY_MB = 256;

export interface PlaceMapper {
  map: (
    release: { name: string; version: string },
    wanted: { stacks: readonly (readonly ScriptPlace[])[]; words: readonly string[] },
  ) => Promise<Mapped>;
  close: () => Promise<void>;
}

/**
 * Maps places by the maps of their release, in a thread of its own: a team wrote the maps, and a map can be made so that
 * reading it takes for ever. Such places stay as they are.
 */
export function createPlaceMapper(
  { db }: Pick<Database, 'db'>,
  threadOptions: readonly string[],
  timeoutMs = TIMEOUT_MS,
): PlaceMapper {
  // The worker stands beside this file, compiled or not.
  const workerUrl = new URL(`./mapPlacesWorker${extname(import.meta.url)}`, import.meta.url);
  const running = new Set<Worker>();
  const thread = { workerUrl, execArgv: threadOptions, memoryMb: MEMORY_MB, timeoutMs, running };

  return {
    async map({ name, version }, { stacks, words }) {
      const scripts = [...new Set(stacks.flat().map(({ script }) => script))].slice(0, MOST_SCRIPTS);
      const rows =
        scripts.length === 0
          ? []
          : await db
              .selectFrom('release_maps')
              .select(['script', 'brotli'])
              .where('name', '=', name)
              .where('version', '=', version)
              .where('script', 'in', scripts)
              .execute();
      const job: MapJob = { maps: new Map(rows.map(({ script, brotli }) => [script, brotli])), stacks, words };
      const asTheyAre = () => mapPlaces({ ...job, maps: new Map() });
      if (rows.length === 0) return asTheyAre();
      const answer = await askThread<Mapped>(thread, job);
      return answer.status === 'answered' ? answer.value : asTheyAre();
    },
    async close() {
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };
}
