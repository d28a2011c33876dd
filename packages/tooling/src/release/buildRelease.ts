import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { MANIFEST_FILE } from '@saltbush/contract/gate';
import { parseRelease, type Release } from '@saltbush/contract/release';
import webpack, { type MultiStats } from 'webpack';
import { loadProject, type Project } from '../config/loadProject.ts';
import { ToolingError } from '../errors.ts';
import type { BuildTarget } from '../webpack/BuildTarget.ts';
import type { BuiltFile } from '../webpack/BuiltFile.ts';
import { errorLines } from '../webpack/errorLines.ts';
import { releaseConfigurations } from '../webpack/releaseConfigurations.ts';
import { bundledPackages } from './bundledPackages.ts';
import { describeRelease } from './describeRelease.ts';
import { inputsHash } from './inputsHash.ts';
import { localVersion } from './localVersion.ts';
import { packPackage } from './packPackage.ts';
import { pageContents } from './pageContents.ts';
import { readRelease } from './readRelease.ts';
import { sbomOf } from './sbomOf.ts';

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
  const release = await build({ project, version, mode: 'production', extraFiles, outputDir });
  return { status: 'built', release, outputDir };
}

function packagesOf({ dir, config }: Project): Promise<BuiltFile[]> {
  const names = config.kind === 'host' ? (config.packages ?? []) : [];
  return Promise.all(names.map((name) => packPackage(dir, name)));
}

function presentRelease(outputDir: string, version: string): Release | undefined {
  try {
    const { status, release } = readRelease(outputDir);
    return status === 'intact' && release.version === version ? release : undefined;
  } catch {
    return undefined;
  }
}

/** Writes release.json last, so that an interrupted build leaves no folder that looks like a release. */
async function build(target: BuildTarget): Promise<Release> {
  rmSync(target.outputDir, { recursive: true, force: true });
  mkdirSync(target.outputDir, { recursive: true });
  const { release, extraFiles } = await runWebpack(target);
  for (const { path, content } of extraFiles) {
    mkdirSync(dirname(join(target.outputDir, path)), { recursive: true });
    writeFileSync(join(target.outputDir, path), content);
  }
  writeFileSync(join(target.outputDir, MANIFEST_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

async function runWebpack(target: BuildTarget): Promise<{ release: Release; extraFiles: BuiltFile[] }> {
  const compiler = webpack(releaseConfigurations(target));
  const stats = await promisify<MultiStats | undefined>(compiler.run.bind(compiler))();
  try {
    const [client, server] = stats?.stats ?? [];
    if (!stats || !client || !server) throw new TypeError('webpack ended without a result.');
    if (stats.hasErrors()) throw buildFailure(target, stats);
    const compilations = { client: client.compilation, server: server.compilation };
    const { project, version } = target;
    const packages = bundledPackages(Object.values(compilations), project.dir);
    const contents = pageContents(project, client.compilation);
    const sbom = sbomOf({ name: project.config.name, version }, packages, contents);
    const extraFiles = [...(target.extraFiles ?? []), sbom];
    return { release: accepted(await describeRelease({ ...target, extraFiles }, compilations)), extraFiles };
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
}

function buildFailure({ project }: BuildTarget, stats: MultiStats): ToolingError {
  return new ToolingError(`${project.config.name} does not build.`, {
    code: 'build-failed',
    details: errorLines(stats),
  });
}

function accepted(release: Release): Release {
  try {
    return parseRelease(release);
  } catch (cause) {
    const details = (cause as { errors?: string[] }).errors ?? [];
    throw new ToolingError(`The manifest of ${release.name} breaks the contract.`, {
      code: 'release-invalid',
      details,
      cause,
    });
  }
}
