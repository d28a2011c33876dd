import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { localTime } from './localTime.ts';
import type { CommandOptions } from './parseCommand.ts';
import { table } from './table.ts';

export async function status(options: CommandOptions): Promise<CommandResult> {
  const liveSet = await gatewayOf(options).liveSet();
  const rows = liveSet.live.map((release) => [
    release.name,
    release.version,
    release.contentId,
    `${release.share}%`,
    localTime(release.activatedAt),
    release.actor,
    release.lastGood ?? '-',
    release.reason,
  ]);
  const header = ['Name', 'Version', 'Content', 'Share', 'Live since', 'By', 'Last good', 'Reason'];
  const body = rows.length > 0 ? table(header, rows) : 'Nothing is live. Publish a release and activate it.';
  return { exitCode: 0, json: liveSet, text: `Revision ${liveSet.revision}\n\n${body}` };
}
