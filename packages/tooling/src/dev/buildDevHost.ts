import { join } from 'node:path';
import type { Release } from '@saltbush/contract/release';
import type { Project } from '../config/loadProject.ts';
import { inputsHash } from '../release/inputsHash.ts';
import { localVersion } from '../release/localVersion.ts';
import { presentRelease } from '../release/presentRelease.ts';
import { writeRelease } from '../release/writeRelease.ts';
import { DEV_VERSION } from './dev-version.ts';

export interface DevHost {
  release: Release;
  outputDir: string;
}

/**
 * The host with the development build of React, which alone can put the next version of a component in its place. It is
 * built once and kept until one of its sources changes.
 * @throws ToolingError `build-failed`.
 */
export async function buildDevHost(project: Project): Promise<DevHost> {
  const outputDir = join(project.dir, 'node_modules/.cache/mfe-dev-host');
  const [, hash] = localVersion('', inputsHash(project.dir)).split('.');
  const version = `${DEV_VERSION}.${hash}`;
  const release =
    presentRelease(outputDir, version) ?? (await writeRelease({ project, version, mode: 'development', outputDir }));
  return { release, outputDir };
}
