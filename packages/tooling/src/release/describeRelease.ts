import { contentId, type ReleaseDraft } from '@saltbush/contract/gate';
import type { Release } from '@saltbush/contract/release';
import { contractVersion } from '../contractVersion.ts';
import type { BuildTarget } from '../webpack/BuildTarget.ts';
import { releaseFile } from './built-files.ts';
import { type Compilations, collectFiles } from './collectFiles.ts';
import { commitOf } from './commitOf.ts';
import { describeHost } from './describeHost.ts';
import { describeRemote } from './describeRemote.ts';

/** The release.json for a finished webpack build. */
export async function describeRelease(
  { project: { config, dir, manifest }, version, extraFiles = [] }: BuildTarget,
  compilations: Compilations,
): Promise<Release> {
  const base = {
    schema: 1 as const,
    name: config.name,
    version,
    contract: contractVersion(dir),
    files: [...(await collectFiles(compilations)), ...extraFiles].map(releaseFile),
    serverBundle: 'server/index.cjs',
    commit: commitOf(dir),
  };
  const { client } = compilations;
  const draft: ReleaseDraft =
    config.kind === 'remote'
      ? { ...base, ...describeRemote({ dir, config, manifest }, version, client) }
      : { ...base, ...describeHost({ dir, config, manifest }, client) };
  return { ...draft, contentId: contentId(draft) };
}
