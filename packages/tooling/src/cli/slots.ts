import { liveReleases } from '../check/liveReleases.ts';
import { slotRows } from '../check/slotRows.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { table } from './table.ts';

const HEADER = ['Slot', 'At', 'Gives', 'Filled by', 'Room', 'Ends'];

/** Lists the slots of a site: where they stand, what they give, and who fills them. */
export async function slots(options: CommandOptions): Promise<CommandResult> {
  const { live } = await liveReleases(gatewayOf(options), '');
  const rows = slotRows(live);
  return {
    exitCode: 0,
    json: { slots: rows },
    text:
      rows.length === 0
        ? 'No page offers a slot.'
        : table(
            HEADER,
            rows.map(({ slot, release, pages, gives, filledBy, room, until }) => [
              ...[`${slot} (${release})`, pages.join(' '), gives.join(', ') || 'nothing'],
              ...[filledBy.join(', ') || 'nobody', String(room), until ?? ''],
            ]),
          ),
  };
}
