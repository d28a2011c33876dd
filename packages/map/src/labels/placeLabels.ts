import type { MapWay } from '../map-types.ts';
import { type MapView, pixelOf, type Size } from '../view/map-view.ts';
import { wayLines } from '../wayLines.ts';
import { type Box, boxAround, boxesAlong, isInside, meets } from './boxes.ts';
import { createRoom } from './createRoom.ts';
import type { MapLabel } from './map-label.ts';
import { shortName } from './map-label.ts';
import { type NameCandidate, nameCandidates } from './name-candidates.ts';
import { regionLabels } from './regionLabels.ts';
import { roadLabels } from './roadLabels.ts';
import { waysToWrite } from './waysToWrite.ts';

const MARK_PX = 20;
const WAY_PX = 8;
const DOT_PX = 8;
/** Suburbs are many, so each keeps this far from other names. */
const SUBURB_APART_PX = 10;
/** A long name is tried at both lengths. */
const END_LETTERS = [28, 16];

/** What nothing is written on: the buttons at the upper right, and the scale at the lower left. */
const controlsOf = ({ widthPx, heightPx }: Size): Box[] => [
  { left: widthPx - 58, top: 0, right: widthPx, bottom: 140 },
  { left: 0, top: heightPx - 34, right: 124, bottom: heightPx },
];

/**
 * The names on a map, none on another: first where the freight is from and goes to, then capitals, states and seas,
 * roads, towns and suburbs, each where it finds room. Names keep off the way of the freight, but for those of its ends.
 */
export function placeLabels(way: MapWay, view: MapView, size: Size): readonly MapLabel[] {
  const pixel = (place: Parameters<typeof pixelOf>[0]) => pixelOf(place, view, size);
  const { been, left } = wayLines(way);
  const ends = [way.pickup, way.delivery].flatMap((end) => (end ? [end] : []));
  const marks = [...ends, ...(way.latest ? [way.latest] : [])].map((place) =>
    boxAround(pixel(place), MARK_PX, MARK_PX),
  );
  const lines = [been, left].flatMap((line) => boxesAlong(line.map(pixel), WAY_PX));
  const here = way.latest && boxAround(pixel(way.latest), MARK_PX, MARK_PX);
  const room = createRoom(size, [...controlsOf(size), ...marks], lines);

  for (const [index, end] of ends.entries()) {
    const written = END_LETTERS.flatMap((letters) =>
      waysToWrite(
        { key: `end-${index}`, text: shortName(end.name, letters), kind: 'end', dot: null },
        pixel(end),
        'mark',
      ),
    );
    if (!room.writeFirst(written)) room.writeFirst(written, { mayCrossWay: true });
  }

  const endNames = new Set(ends.map(({ name }) => name));
  const shown = nameCandidates().filter(({ fromScale, name }) => view.scale >= fromScale && !endNames.has(name));
  const writeTown = ({ name, kind, latitude, longitude }: NameCandidate) => {
    const at = pixel({ latitude, longitude });
    if (!isInside(boxAround(at, DOT_PX, DOT_PX), size)) return;
    const isFree = room.isFree(boxAround(at, DOT_PX, DOT_PX));
    // The mark of the position stands for the dot of the town that it covers; the marks of the ends have names.
    if (!isFree && !(here && meets(boxAround(at, DOT_PX, DOT_PX), here))) return;
    const label = { key: `${name} ${latitude}`, text: name, kind, dot: isFree && kind !== 'suburb' ? at : null };
    const apartPx = kind === 'suburb' ? SUBURB_APART_PX : 0;
    room.writeFirst(waysToWrite(label, at, isFree ? 'town' : 'mark'), { apartPx });
  };
  for (const town of shown.filter(({ kind }) => kind === 'capital')) writeTown(town);
  for (const label of [...regionLabels(view, size), ...roadLabels(view, size)]) room.writeFirst([label]);
  for (const town of shown.filter(({ kind }) => kind !== 'capital')) writeTown(town);
  return room.labels;
}
