import { contentId, createScriptReader, type ReleaseDraft } from '@saltbush/contract/gate';
import type { ApiNeeds, Release } from '@saltbush/contract/release';
import type { Compilation, Compiler } from 'webpack';
import type { RemoteConfig } from '../config/defineRemote.ts';
import { contractVersion } from '../contractVersion.ts';
import { installedVersion } from '../installedVersion.ts';
import type { BuildTarget } from '../webpack/BuildTarget.ts';
import type { BuiltFile } from '../webpack/BuiltFile.ts';
import { apiForms } from './apiForms.ts';
import { type Compilations, collectFiles, collectMaps } from './collectFiles.ts';
import { commitOf } from './commitOf.ts';
import { describeHost } from './describeHost.ts';
import { describeRemote } from './describeRemote.ts';
import { neededRoutes } from './neededRoutes.ts';
import { releaseFile } from './releaseFile.ts';

/** By the compiler, which builds again after each save. */
const readers = new WeakMap<Compiler, ReturnType<typeof createScriptReader>>();

/** The release.json for a finished webpack build. */
export async function describeRelease(
  { project: { config, dir, manifest }, version, mode, extraFiles = [] }: BuildTarget,
  compilations: Compilations,
): Promise<Release> {
  const files = [...(await collectFiles(compilations)), ...extraFiles];
  const maps = mode === 'production' ? await collectMaps(compilations) : [];
  const tooling = installedVersion(dir, '@saltbush/tooling');
  const base = {
    schema: 1 as const,
    name: config.name,
    version,
    contract: contractVersion(dir),
    files: files.map(releaseFile),
    ...(maps.length > 0 && { maps: maps.map(releaseFile) }),
    serverBundle: 'server/index.cjs',
    commit: commitOf(dir),
    ...(tooling === null ? {} : { tooling }),
  };
  const { client } = compilations;
  const draft: ReleaseDraft =
    config.kind === 'remote'
      ? {
          ...base,
          ...describeRemote({ dir, config, manifest }, version, client),
          needs: needsOf(files, client, config),
        }
      : { ...base, ...describeHost({ dir, config, manifest }, client) };
  return { ...draft, contentId: contentId(draft) };
}

function needsOf(files: readonly BuiltFile[], client: Compilation, { api, search }: RemoteConfig): ApiNeeds {
  const nextBuild = readers.get(client.compiler) ?? createScriptReader();
  readers.set(client.compiler, nextBuild);
  const build = { files, forms: apiForms(client), read: nextBuild() };
  return neededRoutes({ ...build, ...(api ? { api } : {}), ...(search ? { search } : {}) });
}
