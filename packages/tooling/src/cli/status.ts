import type { LiveRelease } from '@saltbush/contract/release-api';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { localTime } from './localTime.ts';
import type { CommandOptions } from './parseCommand.ts';
import { table } from './table.ts';

const HEADER = ['Name', 'Version', 'Content', 'Share', 'Live since', 'By', 'Last good', 'Watched', 'Reason'];

type Row = Pick<LiveRelease, 'version' | 'contentId' | 'share' | 'actor' | 'lastGood' | 'isWatched' | 'reason'> & {
  since: string;
};

const cellsOf = (name: string, row: Row): string[] => [
  name,
  row.version,
  row.contentId,
  `${row.share}%`,
  localTime(row.since),
  row.actor,
  row.lastGood ?? '-',
  row.isWatched ? 'yes' : 'no',
  row.reason,
];

/** One row, and a second one for a candidate. */
function rowsOf({ candidate, ...live }: LiveRelease): string[][] {
  const row = cellsOf(live.name, { ...live, since: live.activatedAt });
  // Visitors with the candidate fall back to what everybody else has.
  return candidate ? [row, cellsOf(live.name, { ...candidate, lastGood: live.version })] : [row];
}

export async function status(options: CommandOptions): Promise<CommandResult> {
  const report = await gatewayOf(options).liveSet();
  const rows = report.live.flatMap(rowsOf);
  const body = rows.length > 0 ? table(HEADER, rows) : 'Nothing is live. Publish a release and activate it.';
  return { exitCode: 0, json: report, text: `Revision ${report.revision}\n\n${body}` };
}
