import type { HistoryEntry } from '@saltbush/contract/release-api';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { localTime } from './localTime.ts';
import type { CommandOptions } from './parseCommand.ts';
import { table } from './table.ts';
import { verifyHistory } from './verifyHistory.ts';

const HEADER = ['Line', 'When', 'What', 'Name', 'Version', 'Share', 'By', 'Reason'];

const rowOf = ({ seq, at, kind, name, version, share, actor, reason, takenBackBy }: HistoryEntry): string[] => [
  String(seq),
  localTime(at),
  kind,
  name ?? '-',
  takenBackBy === null ? (version ?? '-') : `${version}, taken back in line ${takenBackBy}`,
  share === null ? '-' : `${share}%`,
  actor,
  reason,
];

export async function history(name: string | undefined, options: CommandOptions): Promise<CommandResult> {
  if (options.verify) {
    if (name === undefined && !options.all) return verifyHistory(gatewayOf(options), options.head);
    throw new ToolingError('--verify reads the whole log: leave out the name and --all.', { code: 'usage' });
  }
  if (options.head !== undefined)
    throw new ToolingError('--head only works together with --verify.', { code: 'usage' });
  const entries = await gatewayOf(options).history({ name, isWhole: options.all ?? false });
  return {
    exitCode: 0,
    json: { history: entries },
    text: entries.length > 0 ? table(HEADER, entries.map(rowOf)) : 'Nothing in the log yet.',
  };
}
