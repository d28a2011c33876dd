import type { Board, BoardBooking } from '@saltbush/consignments/api';
import { instantOf, vehicleById } from '@saltbush/freight';

/** A block in a row of the day. */
export interface Block {
  booking: BoardBooking;
  fromMs: number;
  untilMs: number;
  /** Blocks of one row that meet are drawn in lanes, from 0. */
  lane: number;
  /** Whether it meets another one of its row. */
  isDouble: boolean;
}

export interface DayRow {
  /** Reference of the vehicle or the driver. */
  reference: string;
  title: string;
  facts: string;
  blocks: Block[];
  lanes: number;
}

/** What of a day is drawn: whole hours, wider where a run needs it. */
export interface Span {
  fromMs: number;
  untilMs: number;
}

const HOUR_MS = 3_600_000;
const FIRST_HOUR = 5;
const LAST_HOUR = 20;

type Placed = BoardBooking & { run: { from: string; until: string } };

const isPlaced = (booking: BoardBooking): booking is Placed => booking.run !== null && booking.allocation !== null;

/** Puts blocks that meet into lanes of their own, by time. */
function inLanes(bookings: readonly Placed[]): { blocks: Block[]; lanes: number } {
  const ends: number[] = [];
  const blocks = bookings
    .map((booking) => ({ booking, fromMs: Date.parse(booking.run.from), untilMs: Date.parse(booking.run.until) }))
    .sort((one, other) => one.fromMs - other.fromMs)
    .map((block): Block => {
      const free = ends.findIndex((end) => end <= block.fromMs);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = block.untilMs;
      return { ...block, lane, isDouble: false };
    });
  for (const block of blocks) {
    block.isDouble = blocks.some(
      (other) => other !== block && other.fromMs < block.untilMs && block.fromMs < other.untilMs,
    );
  }
  return { blocks, lanes: Math.max(1, ends.length) };
}

/** The rows of the day: every vehicle of the depot, or every driver, and whoever else has one of its bookings. */
export function dayRows(board: Board, by: 'vehicles' | 'drivers'): DayRow[] {
  const placed = board.bookings.filter(isPlaced);
  const key = by === 'vehicles' ? 'vehicleReference' : 'driverReference';
  const ofRow = (reference: string) => placed.filter(({ allocation }) => allocation?.[key] === reference);
  const listed =
    by === 'vehicles'
      ? board.vehicles
          .filter(({ depot, reference }) => depot === board.depot || ofRow(reference).length > 0)
          .map(({ reference, registration, vehicleId }) => ({
            ...{ reference, title: registration, facts: vehicleById(vehicleId).name },
          }))
      : board.drivers.map(({ reference, name, licenceClass, state }) => ({
          ...{ reference, title: name, facts: `Licence ${licenceClass}, ${state}` },
        }));
  const rows = listed.map((row) => ({ ...row, ...inLanes(ofRow(row.reference)) }));
  // Who was retired since still has the day's work.
  const gone = new Map<string, Placed>();
  for (const booking of placed) {
    const reference = booking.allocation?.[key];
    if (reference && !listed.some((row) => row.reference === reference)) gone.set(reference, booking);
  }
  const rest = [...gone].map(([reference, { allocation }]) => ({
    ...{
      reference,
      title: (by === 'vehicles' ? allocation?.vehicle : allocation?.driver) ?? '',
      facts: 'Not in the list',
    },
    ...inLanes(ofRow(reference)),
  }));
  return [...rows, ...rest];
}

/** The hours to draw, on the depot's clock. */
export function daySpan({ date, timeZone }: Board, rows: readonly DayRow[]): Span {
  const midnight = instantOf(date, 0, timeZone);
  const blocks = rows.flatMap((row) => row.blocks);
  const earliest = Math.min(midnight + FIRST_HOUR * HOUR_MS, ...blocks.map(({ fromMs }) => fromMs));
  const latest = Math.max(midnight + LAST_HOUR * HOUR_MS, ...blocks.map(({ untilMs }) => untilMs));
  const hours = (ms: number, round: (value: number) => number) => midnight + round((ms - midnight) / HOUR_MS) * HOUR_MS;
  return {
    fromMs: Math.max(midnight, hours(earliest, Math.floor)),
    untilMs: Math.min(midnight + 24 * HOUR_MS, hours(latest, Math.ceil)),
  };
}

/** Whole hours of a span, for its scale. */
export function hoursOf({ fromMs, untilMs }: Span): number[] {
  const count = Math.round((untilMs - fromMs) / HOUR_MS);
  return Array.from({ length: count }, (_, index) => fromMs + index * HOUR_MS);
}

/** Where a moment lies in a span, in percent, never outside. */
export const placeIn = ({ fromMs, untilMs }: Span, atMs: number): number =>
  Math.min(100, Math.max(0, ((atMs - fromMs) / (untilMs - fromMs)) * 100));
