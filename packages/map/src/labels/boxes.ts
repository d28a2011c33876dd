import type { Size } from '../view/map-view.ts';
import type { Flat } from '../view/project.ts';

/** A rectangle on the map, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const boxAround = ({ x, y }: Flat, widthPx: number, heightPx: number): Box => ({
  left: x - widthPx / 2,
  top: y - heightPx / 2,
  right: x + widthPx / 2,
  bottom: y + heightPx / 2,
});

export const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const meetsAny = (box: Box, others: readonly Box[]): boolean => others.some((other) => meets(box, other));

const EDGE_PX = 4;

export const isInside = ({ left, top, right, bottom }: Box, { widthPx, heightPx }: Size): boolean =>
  left >= EDGE_PX && top >= EDGE_PX && right <= widthPx - EDGE_PX && bottom <= heightPx - EDGE_PX;

/** Boxes along a line, close enough that no name fits between them. */
export function boxesAlong(line: readonly Flat[], widePx: number): Box[] {
  return line.flatMap((from, index) => {
    const to = line[index + 1] ?? from;
    const steps = Math.min(200, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / widePx)) || 1;
    return Array.from({ length: steps }, (_, step) =>
      boxAround(
        { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
        widePx,
        widePx,
      ),
    );
  });
}
