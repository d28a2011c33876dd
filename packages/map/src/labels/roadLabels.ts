import { drawnShapes } from '../shapes/drawnShapes.ts';
import { type MapView, pixelOf, type Size } from '../view/map-view.ts';
import type { Flat } from '../view/project.ts';
import { LABEL_LOOK } from './label-look.data.ts';
import { type MapLabel, textWidthPx } from './map-label.ts';

interface Stretch {
  from: Flat;
  to: Flat;
}

const lengthOf = ({ from, to }: Stretch): number => Math.hypot(to.x - from.x, to.y - from.y);
const middleOf = ({ from, to }: Stretch): Flat => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

/** Degrees clockwise of a line, such that text along it is never upside down. */
function turnOf({ from, to }: Stretch): number {
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  if (degrees > 90) return degrees - 180;
  return degrees < -90 ? degrees + 180 : degrees;
}

/** A road's name fits a stretch between towns that is nearly as long as its text. */
const SHARE_OF_TEXT = 0.8;

/** Names of highways, each along the longest of its stretches whose middle is shown; main ones first. */
export function roadLabels(view: MapView, size: Size): MapLabel[] {
  const { fromScale, untilScale } = LABEL_LOOK.road;
  if (view.scale < fromScale || view.scale > untilScale) return [];
  return drawnShapes()
    .highways.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
    .flatMap(({ name, places }): MapLabel[] => {
      const line = places.map((place) => pixelOf(place, view, size));
      const isShown = ({ x, y }: Flat) => x > 0 && y > 0 && x < size.widthPx && y < size.heightPx;
      const longest = line
        .slice(1)
        .map((to, index): Stretch => ({ from: line[index] ?? to, to }))
        .filter((stretch) => isShown(middleOf(stretch)))
        .toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
      if (!longest || lengthOf(longest) < SHARE_OF_TEXT * textWidthPx(name, 'road')) return [];
      return [
        {
          key: name,
          text: name,
          kind: 'road',
          at: middleOf(longest),
          anchor: 'middle',
          dot: null,
          turn: turnOf(longest),
        },
      ];
    });
}
