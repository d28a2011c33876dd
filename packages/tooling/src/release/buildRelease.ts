import { join } from 'node:path';
import type { Release } from '@saltbush/contract/release';
import { loadProject, type Project } from '../config/loadProject.ts';
import type { BuiltFile } from '../webpack/BuiltFile.ts';
import { inputsHash } from './inputsHash.ts';
import { localVersion } from './localVersion.ts';
import { packPackage } from './packPackage.ts';
import { presentRelease } from './presentRelease.ts';
import { writeRelease } from './writeRelease.ts';

export interface BuildOutcome {
  status: 'built' | 'up-to-date';
  release: Release;
  outputDir: string;
}

/**
 * Builds the release of a remote or of the host into its `dist`, unless an intact build of the same inputs is there.
 * @param asRelease Use the version of package.json as it is, instead of a local one with a hash of the inputs.
 * @throws ToolingError `config-missing`, `config-invalid` or `build-failed`.
 */
export async function buildRelease(folder: string, asRelease = false): Promise<BuildOutcome> {
  const project = loadProject(folder);
  const outputDir = join(project.dir, 'dist');
  const { version: packageVersion } = project.manifest;
  const extraFiles = await packagesOf(project);
  const version = asRelease ? packageVersion : localVersion(packageVersion, inputsHash(project.dir, extraFiles));
  const present = asRelease ? undefined : presentRelease(outputDir, version);
  if (present) return { status: 'up-to-date', release: present, outputDir };
  const release = await writeRelease({ project, version, mode: 'production', extraFiles, outputDir });
  return { status: 'built', release, outputDir };
}

function packagesOf({ dir, config }: Project): Promise<BuiltFile[]> {
  const names = config.kind === 'host' ? (config.packages ?? []) : [];
  return Promise.all(names.map((name) => packPackage(dir, name)));
}
