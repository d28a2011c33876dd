import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { MANIFEST_FILE } from '@saltbush/contract/gate';
import { parseRelease, type Release } from '@saltbush/contract/release';
import webpack, { type MultiStats } from 'webpack';
import { ToolingError } from '../errors.ts';
import type { BuildTarget } from '../webpack/BuildTarget.ts';
import type { BuiltFile } from '../webpack/BuiltFile.ts';
import { errorLines } from '../webpack/errorLines.ts';
import { releaseConfigurations } from '../webpack/releaseConfigurations.ts';
import { bundledPackages } from './bundledPackages.ts';
import { describeRelease } from './describeRelease.ts';
import { pageContents } from './pageContents.ts';
import { sbomOf } from './sbomOf.ts';

/**
 * Builds a release into its folder. Writes release.json last, so that an interrupted build leaves no folder that looks
 * like a release.
 * @throws ToolingError `build-failed` or `release-invalid`.
 */
export async function writeRelease(target: BuildTarget): Promise<Release> {
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
