import type { Size } from '../view/map-view.ts';
import { type Box, isInside, meetsAny } from './boxes.ts';
import { labelBox, type MapLabel } from './map-label.ts';

interface Room {
  /** The labels that were written, in their order. */
  labels: readonly MapLabel[];
  /** Whether nothing is written or marked at a place. */
  isFree: (box: Box) => boolean;
  /** Writes the first of the labels for which there is room, if any. */
  writeFirst: (labels: readonly MapLabel[], options?: { mayCrossWay?: boolean; apartPx?: number }) => boolean;
}

const wider = ({ left, top, right, bottom }: Box, byPx: number): Box => ({
  left: left - byPx,
  top: top - byPx,
  right: right + byPx,
  bottom: bottom + byPx,
});

/** The room on a map for names: none is written on another, on a mark, beyond the edge or, unless it may, on the way. */
export function createRoom(size: Size, marks: readonly Box[], way: readonly Box[]): Room {
  const labels: MapLabel[] = [];
  const taken: Box[] = [...marks];
  return {
    labels,
    isFree: (box) => !meetsAny(box, taken),
    writeFirst: (candidates, { mayCrossWay = false, apartPx = 0 } = {}) => {
      const found = candidates.find((label) => {
        const box = labelBox(label);
        if (!isInside(box, size) || meetsAny(wider(box, apartPx), taken)) return false;
        return mayCrossWay || !meetsAny(box, way);
      });
      if (!found) return false;
      labels.push(found);
      taken.push(labelBox(found));
      return true;
    },
  };
}
