import { relative } from 'node:path';
import { buildDevelopment, buildRelease } from '../release/buildRelease.ts';
import type { CommandResult } from './CommandResult.ts';
import { kilobytes } from './kilobytes.ts';
import type { CommandOptions } from './parseCommand.ts';

export async function build(dir = '.', { release: asRelease, development }: CommandOptions): Promise<CommandResult> {
  const startedAt = performance.now();
  const { status, release, outputDir } = await (development ? buildDevelopment : buildRelease)(dir, asRelease);
  const { name, version, contentId, files } = release;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  const text =
    status === 'built'
      ? `${name} ${version} built in ${seconds} s: ${files.length} files, ${kilobytes(sizeBytes)} (${contentId})`
      : `${name} ${version} is up to date (${contentId})`;
  return {
    exitCode: 0,
    json: { status, name, version, contentId, sizeBytes, outputDir },
    text: `${text}\n${relative(process.cwd(), outputDir) || outputDir}`,
  };
}
