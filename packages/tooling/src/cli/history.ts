import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { localTime } from './localTime.ts';
import type { CommandOptions } from './parseCommand.ts';
import { table } from './table.ts';

export async function history(name: string | undefined, options: CommandOptions): Promise<CommandResult> {
  const entries = await gatewayOf(options).history({ name });
  const rows = entries.map((entry) => [
    String(entry.seq),
    localTime(entry.at),
    entry.kind,
    entry.name ?? '-',
    entry.version ?? '-',
    entry.share === null ? '-' : `${entry.share}%`,
    entry.actor,
    entry.reason,
  ]);
  const header = ['Line', 'When', 'What', 'Name', 'Version', 'Share', 'By', 'Reason'];
  return {
    exitCode: 0,
    json: { history: entries },
    text: rows.length > 0 ? table(header, rows) : 'No activation yet.',
  };
}
