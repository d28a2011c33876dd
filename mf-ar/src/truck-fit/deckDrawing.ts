import type { FloorPlan, LoadItem } from '@saltbush/freight';
import { isCarton, LTL_PALLET } from '@saltbush/freight';

/** A rectangle in centimetres on the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawnBox extends Box {
  /** Index of the package line. */
  line: number;
  isPallet: boolean;
}

export interface DeckDrawing {
  width: number;
  height: number;
  cab: Box;
  decks: Box[];
  items: DrawnBox[];
  /** Items without room, drawn behind the truck; as many as there is space for. */
  ghosts: DrawnBox[];
}

/** The drawing is at least this wide, so that small trucks are not blown up. */
const SMALLEST_VIEW_CM = 800;
const MARGIN_CM = 30;
/** Space for the dimensions, below the decks and behind them. */
const LENGTHS_CM = 120;
const WIDTH_CM = 90;
/** Text grows with the drawing, so it needs more space behind the longest trucks. */
const WIDTH_BEHIND_LONGEST_CM = 130;
const LONGEST_DECK_CM = 1600;
const GHOST_GAP_CM = 30;
const GHOST_COLUMNS = 2;
const DECK_GAP_CM = 90;
/** With more items than this in all, the items of a block are drawn as one. */
const MOST_ITEMS = 300;
/** Anybody can write an address with many items, and drawing them must not take long. */
const MOST_GHOSTS = 40;

const LARGE_DECK_CM = 1000;
const MIDDLE_DECK_CM = 450;

/** Length of the cab and of the gap behind it, by the size of the truck. */
function cabLength(deckCm: number): { cab: number; gap: number } {
  if (deckCm > LARGE_DECK_CM) return { cab: 220, gap: 60 };
  return deckCm > MIDDLE_DECK_CM ? { cab: 180, gap: 16 } : { cab: 140, gap: 10 };
}

function boxesOf(
  { line, xCm, yCm, lengthCm, widthCm, columns, count }: FloorPlan['blocks'][number],
  isPallet: boolean,
  areMany: boolean,
): DrawnBox[] {
  const rows = Math.ceil(count / columns);
  const box = { line, isPallet };
  if (areMany) {
    return [{ ...box, x: xCm, y: yCm, width: rows * lengthCm, height: columns * widthCm }];
  }
  return Array.from({ length: count }, (_, index) => ({
    ...box,
    x: xCm + Math.floor(index / columns) * lengthCm,
    y: yCm + (index % columns) * widthCm,
    width: lengthCm,
    height: widthCm,
  }));
}

function ghostsOf(plan: FloorPlan, items: readonly LoadItem[], deckWidth: number): DrawnBox[] {
  const line = plan.leftByLine.findIndex((left) => left > 0);
  const item = items[line];
  if (!item) return [];
  const isKnown = item.lengthCm > 0 && item.widthCm > 0;
  const [length, width] = isKnown ? [item.lengthCm, item.widthCm] : [LTL_PALLET.lengthCm, LTL_PALLET.widthCm];
  const [across, along] = [Math.min(Math.max(length, width), deckWidth), Math.min(length, width)];
  const inColumn = Math.max(1, Math.floor(deckWidth / across));
  const count = Math.min(plan.leftByLine[line] ?? 0, inColumn * GHOST_COLUMNS, MOST_GHOSTS);
  return Array.from({ length: count }, (_, index) => ({
    line,
    isPallet: !isCarton(item),
    x: Math.floor(index / inColumn) * along,
    y: (index % inColumn) * across,
    width: along,
    height: across,
  }));
}

/**
 * The positions of everything in the drawing of a floor plan: cab in front, decks to scale, items without room behind.
 */
export function deckDrawing(plan: FloorPlan, items: readonly LoadItem[]): DeckDrawing {
  const deckCm = plan.decks.reduce((total, { lengthCm }) => total + lengthCm, 0);
  const deckWidth = Math.max(...plan.decks.map(({ widthCm }) => widthCm), 1);
  const { cab, gap } = cabLength(deckCm);
  const ghosts = ghostsOf(plan, items, deckWidth);
  const ghostCm = ghosts.length === 0 ? 0 : GHOST_GAP_CM + Math.max(...ghosts.map(({ x, width }) => x + width));
  const truckCm = cab + gap + deckCm + (plan.decks.length - 1) * DECK_GAP_CM;
  const widthCm = deckCm > LONGEST_DECK_CM ? WIDTH_BEHIND_LONGEST_CM : WIDTH_CM;
  const content = truckCm + widthCm + ghostCm + 2 * MARGIN_CM;
  const width = Math.max(content, SMALLEST_VIEW_CM);
  const left = MARGIN_CM + (width - content) / 2;

  let x = left + cab + gap;
  const decks = plan.decks.map(({ lengthCm, widthCm: height }): Box => {
    const deck = { x, y: MARGIN_CM, width: lengthCm, height };
    x += lengthCm + DECK_GAP_CM;
    return deck;
  });
  const boxes = plan.blocks.flatMap((block) => {
    const { x: deckX = 0, y: deckY = 0 } = decks[block.deck] ?? {};
    const item = items[block.line];
    return boxesOf(block, !item || !isCarton(item), plan.loaded > MOST_ITEMS).map((box) => ({
      ...box,
      x: deckX + box.x,
      y: deckY + box.y,
    }));
  });
  return {
    width,
    height: deckWidth + MARGIN_CM + LENGTHS_CM,
    cab: { x: left, y: MARGIN_CM, width: cab, height: deckWidth },
    decks,
    items: boxes,
    ghosts: ghosts.map((box) => ({
      ...box,
      x: left + truckCm + widthCm + GHOST_GAP_CM + box.x,
      y: MARGIN_CM + box.y,
    })),
  };
}
