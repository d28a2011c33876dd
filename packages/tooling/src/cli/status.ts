import type { LiveRelease, LiveReport } from '@saltbush/contract/release-api';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { localTime } from './localTime.ts';
import type { CommandOptions } from './parseCommand.ts';
import { table } from './table.ts';

const HEADER = ['Name', 'Version', 'Content', 'Share', 'Live since', 'By', 'Before', 'Watched', 'Reason'];
const GONE = ['Off the site', 'Version', 'Since', 'By', 'Reason'];

const MOST_TAKEN_BACK = 5;

type Row = Pick<LiveRelease, 'version' | 'contentId' | 'share' | 'actor' | 'before' | 'isWatched' | 'reason'> & {
  since: string;
};

const cellsOf = (name: string, row: Row): string[] => [
  name,
  row.version,
  row.contentId,
  `${row.share}%`,
  localTime(row.since),
  row.actor,
  row.before ?? '-',
  row.isWatched ? 'yes' : 'no',
  row.reason,
];

/** One row, and a second one for a candidate. */
function rowsOf({ candidate, ...live }: LiveRelease): string[][] {
  const row = cellsOf(live.name, { ...live, since: live.activatedAt });
  // A rollback gives visitors with the candidate what everybody else has.
  return candidate ? [row, cellsOf(live.name, { ...candidate, before: live.version })] : [row];
}

export async function status(options: CommandOptions): Promise<CommandResult> {
  const report = await gatewayOf(options).liveSet();
  const rows = report.live.flatMap(rowsOf);
  const body = rows.length > 0 ? table(HEADER, rows) : 'Nothing is live. Publish a release and activate it.';
  const gone = report.retired.map((one) => [one.name, one.version, localTime(one.retiredAt), one.actor, one.reason]);
  const parts = [
    `Revision ${report.revision}`,
    body,
    ...(gone.length > 0 ? [table(GONE, gone)] : []),
    ...takenBackLines(report),
  ];
  return { exitCode: 0, json: report, text: parts.join('\n\n') };
}

/** What was taken back, a few versions of each name. */
function takenBackLines({ takenBack }: LiveReport): string[] {
  const lines = Object.entries(takenBack).map(([name, versions]) => {
    const more = versions.length - MOST_TAKEN_BACK;
    return `  ${name}: ${versions.slice(0, MOST_TAKEN_BACK).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
  if (lines.length === 0) return [];
  return [['Taken back, so activating one needs --even-though-withdrawn:', ...lines].join('\n')];
}
