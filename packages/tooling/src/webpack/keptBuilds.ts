import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import type { BuildTarget } from './BuildTarget.ts';

/**
 * Keeps what was compiled in `node_modules/.cache` of the project, so that a development server that is started again only
 * compiles what was saved meanwhile. What another version of this package or other settings compiled is not used.
 */
export function keptBuilds({ project }: Pick<BuildTarget, 'project'>): FileCacheOptions {
  const hash = createHash('sha256').update(JSON.stringify([project.config, project.manifest]));
  const folder = join(import.meta.dirname, '..');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.[jt]s$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return {
    type: 'filesystem',
    version: hash.digest('hex'),
    cacheDirectory: join(project.dir, 'node_modules/.cache/mfe-dev'),
    compression: false,
    memoryCacheUnaffected: true,
    // Else what a few builds have not asked for is read from the disk by the save that needs it.
    maxMemoryGenerations: Number.POSITIVE_INFINITY,
    allowCollectingMemory: false,
    // Writing it down takes a second in which nothing is built, so it is done at once and not between two saves.
    idleTimeoutForInitialStore: 500,
    idleTimeoutAfterLargeChanges: 60_000,
  };
}
