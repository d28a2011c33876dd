import { checkRelease } from '../check/checkRelease.ts';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { kilobytes } from './kilobytes.ts';
import type { CommandOptions } from './parseCommand.ts';
import { releaseDir } from './releaseDir.ts';
import { table } from './table.ts';

export async function check(dir: string | undefined, options: CommandOptions): Promise<CommandResult> {
  const budgetKb = Number(options.budget ?? 250);
  if (!(budgetKb > 0))
    throw new ToolingError('--budget takes a number of kB, such as --budget 250.', { code: 'usage' });
  const site = options.site ? gatewayOf({ ...options, url: options.site }) : undefined;
  const { release, findings, pages } = await checkRelease(releaseDir(dir), { budgetKb, site });
  const { name, version } = release;
  const verdict = findings.length === 0 ? `${name} ${version} passes.` : `${name} ${version} does not pass:`;
  const lines = [verdict, ...findings.map((finding) => `- ${finding}`)];
  if (pages.length > 0) {
    const rows = pages.map(({ path, brotliBytes }) => [path, kilobytes(brotliBytes)]);
    lines.push('', table(['Page', 'Brotli'], rows));
  }
  return {
    exitCode: findings.length === 0 ? 0 : 1,
    json: { status: findings.length === 0 ? 'passed' : 'failed', name, version, findings, pages },
    text: lines.join('\n'),
  };
}
