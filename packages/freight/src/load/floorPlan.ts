import type { Vehicle } from '../vehicles/vehicle-types.ts';
import { NOMINAL_DECKS } from './decks-2026-07.data.ts';
import type { Deck, FloorBlock, FloorPlan } from './floor-plan-types.ts';
import type { LoadItem } from './load.ts';
import { isCarton } from './palletPlaces.ts';
import { LTL_PALLET } from './standard-pallets.data.ts';

/** A free rectangle of a deck. */
interface Room {
  deck: number;
  xCm: number;
  yCm: number;
  lengthCm: number;
  widthCm: number;
}

/** Sizes come with decimals, so a millionth of a centimetre too much still fits. */
const ROUNDING_CM = 1e-6;

const timesInto = (roomCm: number, itemCm: number): number => Math.floor((roomCm + ROUNDING_CM) / itemCm);

/** The decks of a vehicle, front first: its load space, or usual ones of its class. */
export function vehicleDecks({ id, loadSpace }: Vehicle): readonly Deck[] {
  if (!loadSpace) return NOMINAL_DECKS[id] ?? [];
  const { lengthM, widthM, heightM } = loadSpace;
  return [
    {
      lengthCm: Math.round(lengthM * 100),
      widthCm: Math.round(widthM * 100),
      heightCm: Math.round(heightM * 100),
    },
  ];
}

/** Floor area of one item, long side first; a standard pallet's when a side is unknown. */
function footprint({ lengthCm, widthCm }: LoadItem): { longCm: number; shortCm: number } {
  if (lengthCm <= 0 || widthCm <= 0) return { longCm: LTL_PALLET.lengthCm, shortCm: LTL_PALLET.widthCm };
  return { longCm: Math.max(lengthCm, widthCm), shortCm: Math.min(lengthCm, widthCm) };
}

/** Of the two ways to turn an item: the one that places more of them, then the one that uses less of the deck. */
function blockIn(room: Room, line: number, item: LoadItem, wanted: number): FloorBlock | null {
  const { longCm, shortCm } = footprint(item);
  const turned = [
    { lengthCm: shortCm, widthCm: longCm },
    { lengthCm: longCm, widthCm: shortCm },
  ].map(({ lengthCm, widthCm }): FloorBlock => {
    const across = timesInto(room.widthCm, widthCm);
    const count = Math.min(wanted, across * timesInto(room.lengthCm, lengthCm));
    const columns = Math.min(across, count);
    return { line, deck: room.deck, xCm: room.xCm, yCm: room.yCm, lengthCm, widthCm, columns, count };
  });
  const [best] = turned
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || rowsOf(a) * a.lengthCm - rowsOf(b) * b.lengthCm);
  return best ?? null;
}

const rowsOf = ({ count, columns }: FloorBlock): number => Math.ceil(count / columns);

/** The free rectangles that a block leaves in a room: beside the block, beside its short last row, and behind it. */
function roomsAround(room: Room, block: FloorBlock): Room[] {
  const { deck, xCm, yCm } = room;
  const { columns, count, lengthCm, widthCm } = block;
  const rows = rowsOf(block);
  const [usedCm, acrossCm] = [rows * lengthCm, columns * widthCm];
  const inLastRow = count - (rows - 1) * columns;
  return [
    { deck, xCm, yCm: yCm + acrossCm, lengthCm: usedCm, widthCm: room.widthCm - acrossCm },
    {
      deck,
      xCm: xCm + usedCm - lengthCm,
      yCm: yCm + inLastRow * widthCm,
      lengthCm,
      widthCm: acrossCm - inLastRow * widthCm,
    },
    { deck, xCm: xCm + usedCm, yCm, lengthCm: room.lengthCm - usedCm, widthCm: room.widthCm },
  ].filter((free) => free.lengthCm > ROUNDING_CM && free.widthCm > ROUNDING_CM);
}

const frontFirst = (a: Room, b: Room): number => a.deck - b.deck || a.xCm - b.xCm || a.yCm - b.yCm;

/**
 * Places items on a vehicle's floor from the front, largest first, each turned so that it takes least of the deck.
 * Nothing is stacked, and no more pallets are placed than the catalogue gives the vehicle. Items of unknown size count
 * as standard pallets. Whole items only; weight is ignored.
 */
export function floorPlan(vehicle: Vehicle, items: readonly LoadItem[]): FloorPlan {
  const decks = vehicleDecks(vehicle);
  let rooms = decks.map(({ lengthCm, widthCm }, deck): Room => ({ deck, xCm: 0, yCm: 0, lengthCm, widthCm }));
  let places = vehicle.pallets;
  const blocks: FloorBlock[] = [];
  const leftByLine = items.map(() => 0);
  const reasons = new Set<FloorPlan['leftBecause']>();
  const largestFirst = items
    .map((item, line) => ({ item, line, ...footprint(item) }))
    .toSorted((a, b) => b.longCm * b.shortCm - a.longCm * a.shortCm);

  for (const { item, line } of largestFirst) {
    let wanted = Math.ceil(item.count);
    const isPallet = !isCarton(item);
    const isTooTall = (deck: number) => item.heightCm > (decks[deck]?.heightCm ?? Number.POSITIVE_INFINITY);
    for (const room of rooms.toSorted(frontFirst)) {
      if (isTooTall(room.deck)) continue;
      const block = blockIn(room, line, item, isPallet ? Math.min(wanted, places) : wanted);
      if (!block) continue;
      blocks.push(block);
      rooms = [...rooms.filter((each) => each !== room), ...roomsAround(room, block)];
      wanted -= block.count;
      if (isPallet) places -= block.count;
    }
    leftByLine[line] = wanted;
    if (wanted > 0)
      reasons.add(decks.every((_, deck) => isTooTall(deck)) ? 'height' : isPallet && places === 0 ? 'places' : 'floor');
  }

  const asked = items.reduce((total, { count }) => total + Math.ceil(count), 0);
  const loaded = blocks.reduce((total, { count }) => total + count, 0);
  return {
    decks,
    isNominal: vehicle.loadSpace === null,
    blocks,
    loaded,
    left: asked - loaded,
    leftByLine,
    leftBecause: (['height', 'places', 'floor'] as const).find((reason) => reasons.has(reason)) ?? null,
  };
}
