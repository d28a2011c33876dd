import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuildFailure } from '@saltbush/contract/release-api';
import webpack, { type MultiStats } from 'webpack';
import type { Project } from '../config/loadProject.ts';
import { collectFiles } from '../release/collectFiles.ts';
import { describeRelease } from '../release/describeRelease.ts';
import { buildFailures } from '../webpack/buildFailures.ts';
import { errorLines } from '../webpack/errorLines.ts';
import { releaseConfigurations } from '../webpack/releaseConfigurations.ts';
import { type StampedRelease, stampRelease, UNSTAMPED_VERSION } from './stampRelease.ts';

interface Listeners {
  /** Called for each build that differs from the one before. */
  onBuild: (build: StampedRelease, durationMs: number) => Promise<void>;
  /**
   * Called with the reasons why there is none; also with none, once the sources are as they were built
   * before. `lines` are the same for a terminal.
   */
  onFailure: (failures: BuildFailure[], lines: string[]) => void;
}

/** Wait for further writes, because editors save a file in several steps. */
const QUIET_MS = 60;

const failureOf = (message: string): BuildFailure => ({ kind: 'build', file: null, line: null, message });

/**
 * Builds a remote as production does, except minifying, and again whenever one of its sources is saved. Calls
 * `onBuild` for one build at a time. Returns a function that stops watching and removes what was built.
 */
export function watchWorkingCopy(project: Project, { onBuild, onFailure }: Listeners): () => Promise<void> {
  const target = {
    project,
    version: UNSTAMPED_VERSION,
    mode: 'production' as const,
    isWorkingCopy: true,
    outputDir: join(project.dir, 'dist', 'working-copy'),
  };
  // A watcher that was killed leaves its files, and each save adds some.
  rmSync(target.outputDir, { recursive: true, force: true });
  const compiler = webpack(releaseConfigurations(target));
  let known = '';
  let handedOn = Promise.resolve();

  async function take(stats: MultiStats): Promise<void> {
    const [client, server] = stats.stats;
    if (!client || !server || stats.hasErrors()) {
      onFailure(buildFailures(stats), errorLines(stats));
      return;
    }
    const compilations = { client: client.compilation, server: server.compilation };
    const build = stampRelease(await describeRelease(target, compilations), await collectFiles(compilations));
    if (build.release.version === known) {
      onFailure([], []);
      return;
    }
    known = build.release.version;
    const startedAt = Math.min(client.startTime, server.startTime);
    await onBuild(build, Math.max(client.endTime, server.endTime) - startedAt);
  }

  const watching = compiler.watch({ aggregateTimeout: QUIET_MS }, (error, stats) => {
    if (error || !stats) {
      const message = error?.message ?? 'The build ended without a result.';
      onFailure([failureOf(message)], [message]);
      return;
    }
    handedOn = handedOn
      .then(() => take(stats))
      .catch((failure: Error) => onFailure([failureOf(failure.message)], [failure.message]));
  });

  return async () => {
    if (watching) await promisify(watching.close.bind(watching))();
    await promisify(compiler.close.bind(compiler))();
    await handedOn;
    rmSync(target.outputDir, { recursive: true, force: true });
  };
}
