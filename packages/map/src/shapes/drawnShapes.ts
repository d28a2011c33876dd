import { townPoints } from '@saltbush/freight/towns';
import { type Place, project } from '../view/project.ts';
import { BORDERS } from './borders.data.ts';
import { COAST } from './coast.data.ts';
import { decodeRing } from './decodeRing.ts';
import { HIGHWAYS, type Highway, type Stop } from './highways.data.ts';

/** A highway with where it goes. */
interface DrawnHighway extends Highway {
  places: readonly Place[];
}

interface DrawnShapes {
  /** What SVG draws, on the flat map. */
  land: string;
  borders: string;
  mainRoads: string;
  otherRoads: string;
  highways: readonly DrawnHighway[];
}

function lineOf(places: readonly Place[]): string {
  const corners = places.map(project).map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
  return `M${corners.join('L')}`;
}

const placeOf = ([longitude, latitude]: readonly [number, number]): Place => ({ longitude, latitude });

function placeOfStop(stop: Stop, towns: ReadonlyMap<string, Place>): Place {
  if (typeof stop !== 'string') return placeOf(stop);
  const town = towns.get(stop);
  if (!town) throw new Error(`A highway leads to ${stop}, of which no coordinates are known.`);
  return town;
}

function drawShapes(): DrawnShapes {
  const towns = new Map(townPoints().map((town) => [`${town.name} ${town.state}`, town]));
  const highways = HIGHWAYS.map((highway) => ({
    ...highway,
    places: highway.stops.map((stop) => placeOfStop(stop, towns)),
  }));
  const roads = (isMain: boolean) =>
    highways
      .filter((highway) => highway.isMain === isMain)
      .map(({ places }) => lineOf(places))
      .join('');
  return {
    land: COAST.map((ring) => `${lineOf(decodeRing(ring).map(placeOf))}Z`).join(''),
    borders: BORDERS.map((line) => lineOf(line.map(placeOf))).join(''),
    mainRoads: roads(true),
    otherRoads: roads(false),
    highways,
  };
}

let drawn: DrawnShapes | null = null;

/** Coast, borders and highways as they are drawn: worked out once, since they are the same on every map. */
export function drawnShapes(): DrawnShapes {
  drawn ??= drawShapes();
  return drawn;
}
