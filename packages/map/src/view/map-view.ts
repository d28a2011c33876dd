import { type Flat, type Place, project } from './project.ts';

export interface Size {
  widthPx: number;
  heightPx: number;
}

/** The middle of what is shown, on the flat map, and how many CSS pixels a unit of it takes. */
export interface MapView extends Flat {
  scale: number;
}

/** All of Australia with some sea. */
const [NORTH_WEST, SOUTH_EAST] = [
  project({ latitude: -9.2, longitude: 111.8 }),
  project({ latitude: -44.4, longitude: 155 }),
];
/** Closer than about 40 m a pixel the coast would show that it is simplified. */
const MOST_SCALE = 2600;
/** Room for marks and their names at the edges. */
const MARGIN_PX = { across: 64, down: 44 };
/** Whatever is fitted, at least this many degrees are shown, so that a name or two is around it. */
const LEAST_DEGREES = { ofOne: 1.6, ofMany: 0.2 };

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const leastScale = ({ widthPx, heightPx }: Size): number =>
  Math.min(widthPx / (SOUTH_EAST.x - NORTH_WEST.x), heightPx / (SOUTH_EAST.y - NORTH_WEST.y));

/** Keeps a view over Australia, neither farther away than all of it nor closer than the map is true. */
function held(view: MapView, size: Size): MapView {
  return {
    x: clamp(view.x, NORTH_WEST.x, SOUTH_EAST.x),
    y: clamp(view.y, NORTH_WEST.y, SOUTH_EAST.y),
    scale: clamp(view.scale, leastScale(size), MOST_SCALE),
  };
}

/** The view that shows all places with a margin; of none, all of Australia. */
export function fitView(places: readonly Place[], size: Size): MapView {
  const corners = places.length === 0 ? [NORTH_WEST, SOUTH_EAST] : places.map(project);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const margin = places.length === 0 ? { across: 0, down: 0 } : MARGIN_PX;
  const least = places.length === 1 ? LEAST_DEGREES.ofOne : LEAST_DEGREES.ofMany;
  const scale = Math.min(
    Math.max(size.widthPx - 2 * margin.across, 1) / Math.max(east - west, least),
    Math.max(size.heightPx - 2 * margin.down, 1) / Math.max(south - north, least),
  );
  return held({ x: (west + east) / 2, y: (north + south) / 2, scale }, size);
}

/** Moves what is shown by pixels, as a finger moves paper. */
export function panView(view: MapView, size: Size, byPx: Flat): MapView {
  return held({ ...view, x: view.x - byPx.x / view.scale, y: view.y - byPx.y / view.scale }, size);
}

/** Zooms while the place under a pixel stays there; without one, the middle. */
export function zoomView(
  view: MapView,
  size: Size,
  factor: number,
  atPx: Flat = { x: size.widthPx / 2, y: size.heightPx / 2 },
): MapView {
  const { scale } = held({ ...view, scale: view.scale * factor }, size);
  const [fromMiddleX, fromMiddleY] = [atPx.x - size.widthPx / 2, atPx.y - size.heightPx / 2];
  const shift = 1 / view.scale - 1 / scale;
  return held({ x: view.x + fromMiddleX * shift, y: view.y + fromMiddleY * shift, scale }, size);
}

/** Where a place is drawn, in pixels from the upper left. */
export function pixelOf(place: Place, view: MapView, size: Size): Flat {
  const { x, y } = project(place);
  return { x: (x - view.x) * view.scale + size.widthPx / 2, y: (y - view.y) * view.scale + size.heightPx / 2 };
}
