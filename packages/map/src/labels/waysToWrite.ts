import type { Flat } from '../view/project.ts';
import type { MapLabel } from './map-label.ts';

/** From the middle of a mark or a town's dot to its name. */
const AWAY_PX = { mark: { aside: 13, down: 20 }, town: { aside: 8, down: 15 } };

/** A name beside its place: right, left, above, below. */
export function waysToWrite(
  label: Pick<MapLabel, 'key' | 'text' | 'kind' | 'dot'>,
  { x, y }: Flat,
  by: keyof typeof AWAY_PX,
): MapLabel[] {
  const { aside, down } = AWAY_PX[by];
  const written = (at: Flat, anchor: MapLabel['anchor']): MapLabel => ({ ...label, anchor, at, turn: 0 });
  return [
    written({ x: x + aside, y }, 'start'),
    written({ x: x - aside, y }, 'end'),
    written({ x, y: y - down }, 'middle'),
    written({ x, y: y + down }, 'middle'),
  ];
}
