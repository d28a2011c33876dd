import { join } from 'node:path';
import { developmentVersion, type Release } from '@saltbush/contract/release';
import { loadProject, type Project } from '../config/loadProject.ts';
import { ToolingError } from '../errors.ts';
import type { BuildTarget } from '../webpack/BuildTarget.ts';
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
  const extraFiles = await packagesOf(project);
  const target = { project, mode: 'production' as const, extraFiles, outputDir: join(project.dir, 'dist') };
  return write({ ...target, version: versionOf(project, extraFiles, asRelease) }, asRelease);
}

/**
 * Builds the development build that goes with the host's release into `development/dist`. Published beside it, it lets
 * working copies put what is saved into open pages.
 * @throws ToolingError as `buildRelease`, and `usage` for a remote.
 */
export async function buildDevelopment(folder: string, asRelease = false): Promise<BuildOutcome> {
  const project = loadProject(folder);
  if (project.config.kind !== 'host') {
    const message = `${project.config.name} is a remote: mfe dev builds those for development. Only the host has a --development build.`;
    throw new ToolingError(message, { code: 'usage' });
  }
  // Not below the release's own folder, which is published as a whole.
  const outputDir = join(project.dir, 'development', 'dist');
  const version = developmentVersion(versionOf(project, await packagesOf(project), asRelease));
  return write({ project, mode: 'development', version, outputDir }, asRelease);
}

function versionOf({ dir, manifest }: Project, extraFiles: readonly BuiltFile[], asRelease: boolean): string {
  return asRelease ? manifest.version : localVersion(manifest.version, inputsHash(dir, extraFiles));
}

async function write(target: BuildTarget, asRelease: boolean): Promise<BuildOutcome> {
  const { outputDir, version } = target;
  const present = asRelease ? undefined : presentRelease(outputDir, version);
  if (present) return { status: 'up-to-date', release: present, outputDir };
  return { status: 'built', release: await writeRelease(target), outputDir };
}

function packagesOf({ dir, config }: Project): Promise<BuiltFile[]> {
  const names = config.kind === 'host' ? (config.packages ?? []) : [];
  return Promise.all(names.map((name) => packPackage(dir, name)));
}
