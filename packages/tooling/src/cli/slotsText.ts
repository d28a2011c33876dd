import type { OfferedSlot, SlotFiller, SlotsReport } from '@saltbush/contract/release-api';
import { table } from './table.ts';

const HEADER = ['Slot', 'At', 'Gives', 'Filled by', 'Room', 'Ends'];

const LEFT_OUT = { kept: 'kept for others', values: 'other values', full: 'no room' } as const;

const fillerText = ({ remote, version, leftOut }: SlotFiller): string =>
  `${remote} ${version}${leftOut === null ? '' : ` (left out: ${LEFT_OUT[leftOut]})`}`;

function roomIn({ atMost, fillers }: OfferedSlot): number {
  return atMost - new Set(fillers.filter(({ leftOut }) => leftOut === null).map(({ remote }) => remote)).size;
}

/** The slots of a site as a table, and the parts that have none. */
export function slotsText({ slots, unplaced }: SlotsReport): string {
  const rows = slots.map((one) => {
    const given = Object.entries(one.values).map(([name, type]) => `${name}: ${type}`);
    return [
      ...[`${one.slot} (${one.remote} ${one.version})`, one.pages.join(' '), given.join(', ') || 'nothing'],
      ...[one.fillers.map(fillerText).join(', ') || 'nobody', String(roomIn(one)), one.until ?? ''],
    ];
  });
  return [
    rows.length === 0 ? 'No page offers a slot.' : table(HEADER, rows),
    ...unplaced.map(
      ({ slot, remote, version }) =>
        `${remote} ${version} has a part for ${slot}, which no live release offers: nobody sees it.`,
    ),
  ].join('\n');
}
