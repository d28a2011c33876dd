import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { kilobytes } from './kilobytes.ts';
import { localTime } from './localTime.ts';
import type { CommandOptions } from './parseCommand.ts';
import { requiredReason } from './requiredReason.ts';
import { table } from './table.ts';

export async function prune(options: CommandOptions): Promise<CommandResult> {
  const dryRun = options['dry-run'] === true;
  const reason = dryRun ? options.reason : requiredReason(options.reason);
  const report = await gatewayOf(options).prune({ dryRun, ...(reason ? { reason } : {}) });
  const { releases, freedBytes, kept } = report;
  if (releases.length === 0) {
    return { exitCode: 0, json: report, text: `Nothing is old enough to go: all stay, ${kept} in number.` };
  }
  const rows = releases.map(({ name, version, publishedAt, sizeBytes }) => [
    name,
    version,
    localTime(publishedAt),
    kilobytes(sizeBytes),
  ]);
  const count = `${releases.length} of ${releases.length + kept} releases`;
  const outcome = dryRun ? 'would go, which would free' : 'are gone, which frees';
  const summary = `${count} ${outcome} ${kilobytes(freedBytes)}.`;
  const text = `${summary}\n\n${table(['Name', 'Version', 'Published', 'Size'], rows)}`;
  return { exitCode: 0, json: report, text };
}
