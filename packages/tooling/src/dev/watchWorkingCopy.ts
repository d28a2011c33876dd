import { promisify } from 'node:util';
import type { BuildFailure } from '@saltbush/contract/release-api';
import webpack, { type MultiCompiler, type MultiStats } from 'webpack';
import type { Project } from '../config/loadProject.ts';
import { collectFiles } from '../release/collectFiles.ts';
import { describeRelease } from '../release/describeRelease.ts';
import type { BuildTarget } from '../webpack/BuildTarget.ts';
import type { BuiltFile } from '../webpack/BuiltFile.ts';
import { buildFailures } from '../webpack/buildFailures.ts';
import { errorLines } from '../webpack/errorLines.ts';
import { releaseConfigurations } from '../webpack/releaseConfigurations.ts';
import { SAVES_FILE, type Saved } from './page/Saved.ts';
import { pagesFirst } from './pagesFirst.ts';
import { type Save, SavesPlugin } from './SavesPlugin.ts';
import { STAND_IN, type StampedRelease, stampRelease, UNSTAMPED_VERSION } from './stampRelease.ts';
import { workingCopyFolder } from './workingCopyFolder.ts';
import { WRITTEN_MS } from './written-ms.ts';

interface Options {
  /** Builds for development: the page puts each save into place where the site's host can do that. */
  isRefreshed: boolean;
  /** Called for each build that differs from the one before. Resolves with whether the site has it now. */
  onBuild: (build: StampedRelease, durationMs: number) => Promise<boolean>;
  /** Called with what was saved since the last build that the site has, before there is the next one. Where it fails, that one brings it. */
  onSave: (save: Save) => Promise<void>;
  /**
   * Called with the reasons why there is none; also with none, once the sources are as they were built
   * before. `lines` are the same for a terminal.
   */
  onFailure: (failures: BuildFailure[], lines: string[]) => void;
}

interface Saves {
  /** What a build has for pages that run an earlier one, as files of the release. */
  files: () => BuiltFile[];
  /** To be told of the builds that the site has, by the hash of the one for browsers. */
  onSite: (hash: string) => void;
}

/** Follows what is saved, and sends it ahead of the build for the gateway. */
function watchSaves(name: string, { compilers: [client, server] }: MultiCompiler, onSave: Options['onSave']): Saves {
  let saved: Saved | null = null;
  let hashOnSite = '';
  let sending = Promise.resolve();
  const plugin = new SavesPlugin(name, (told) => {
    saved = told;
    const save = plugin.since(hashOnSite);
    // An older site has no place for it, and what the gate has against it is said of the whole build.
    if (save !== null && isWhole(save)) sending = sending.then(() => onSave(save)).catch(() => {});
  });
  if (client) plugin.apply(client);
  if (server) pagesFirst(server, () => sending);
  return {
    files: () => [
      { path: SAVES_FILE, content: Buffer.from(JSON.stringify([saved])) },
      ...[...plugin.scripts()].map(([path, content]) => ({ path, content })),
    ],
    onSite: (hash) => {
      hashOnSite = hash;
    },
  };
}

/** Whether it does without the version that the whole build gets. */
const isWhole = ({ scripts }: Save) => ![...scripts.values()].some((script) => script.includes(STAND_IN));

const failureOf = (message: string): BuildFailure => ({ kind: 'build', file: null, line: null, message });

/**
 * Builds a remote, without minifying, and again whenever one of its sources is saved. Calls `onBuild` for one build at a
 * time. Returns a function that stops watching and removes what was built.
 */
export function watchWorkingCopy(
  project: Project,
  { isRefreshed, onBuild, onSave, onFailure }: Options,
): () => Promise<void> {
  const folder = workingCopyFolder(project.dir);
  const target: BuildTarget = {
    project,
    version: UNSTAMPED_VERSION,
    mode: isRefreshed ? 'development' : 'production',
    isWorkingCopy: true,
    ...(isRefreshed && { saves: { address: null } }),
    outputDir: folder.path,
  };
  const compiler = webpack(releaseConfigurations(target));
  const saves = isRefreshed ? watchSaves(project.config.name, compiler, onSave) : null;
  let known = '';
  let handedOn = Promise.resolve();

  async function take(stats: MultiStats, extraFiles: BuiltFile[]): Promise<void> {
    const [client, server] = stats.stats;
    if (!client || !server || stats.hasErrors()) {
      onFailure(buildFailures(stats), errorLines(stats));
      return;
    }
    const compilations = { client: client.compilation, server: server.compilation };
    const unstamped = await describeRelease({ ...target, extraFiles }, compilations);
    const build = stampRelease(unstamped, [...(await collectFiles(compilations)), ...extraFiles]);
    if (build.release.version === known) {
      onFailure([], []);
      return;
    }
    known = build.release.version;
    const startedAt = Math.min(client.startTime, server.startTime);
    const isOnSite = await onBuild(build, Math.max(client.endTime, server.endTime) - startedAt);
    if (isOnSite) saves?.onSite(client.hash ?? '');
  }

  const watching = compiler.watch({ aggregateTimeout: WRITTEN_MS }, (error, stats) => {
    if (error || !stats) {
      const message = error?.message ?? 'The build ended without a result.';
      onFailure([failureOf(message)], [message]);
      return;
    }
    const saved = saves?.files() ?? [];
    handedOn = handedOn
      .then(() => take(stats, saved))
      .catch((failure: Error) => onFailure([failureOf(failure.message)], [failure.message]));
  });

  return async () => {
    if (watching) await promisify(watching.close.bind(watching))();
    await promisify(compiler.close.bind(compiler))();
    await handedOn;
    folder.remove();
  };
}
