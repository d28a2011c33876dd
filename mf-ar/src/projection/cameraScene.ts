import type { ArVehicle } from '@saltbush/freight';
import { PERSON_HEIGHT_M, PERSON_PIECES } from '../person/person.data.ts';
import { formatMetres } from '../units/units.ts';
import { type Pixel, type Place, project } from './project.ts';
import { facing, shaded } from './shading.ts';
import type { TruckPoint } from './solid.ts';
import { type Extent, extentOf, placeOfPerson, placeOfTruckPoint, standBefore } from './standing.ts';
import { truckSolids } from './truckSolids.ts';

export interface Shape {
  /** `#rrggbb`. */
  colour: string;
  points: Pixel[];
}

export interface Dimension {
  label: string;
  from: Pixel;
  to: Pixel;
}

/** What the camera view draws over the picture, in canvas pixels. */
export interface CameraScene {
  /** Metres from the viewer to the person. */
  distanceM: number;
  shadow: Pixel[];
  /** In painting order. */
  shapes: Shape[];
  truck: Extent;
  person: Extent;
  dimensions: Dimension[];
}

const LINE_OFF_M = 0.3;

/** A truck beside a person of 1.8 m in true perspective, magnified to the scale. */
export function cameraScene(vehicle: ArVehicle, scalePercent: number): CameraScene {
  const { lengthM, widthM, heightM } = vehicle;
  const viewpoint = standBefore(vehicle, scalePercent);
  const { distanceM } = viewpoint;
  const placed = (point: TruckPoint) => placeOfTruckPoint(point, vehicle, distanceM);
  const pixel = (place: Place) => project(place, viewpoint);
  const drawn = (points: readonly TruckPoint[]) => points.map((point) => pixel(placed(point)));

  const truck = truckSolids(vehicle).flatMap(({ colour, faces, marks }): Shape[] => {
    const middle = middleOf(faces.flat().map(placed));
    const bodies = faces.flatMap((face) => {
      const places = face.map(placed);
      const normal = facing(places, middle);
      return normal ? [{ colour: shaded(colour, normal), points: places.map(pixel) }] : [];
    });
    return [...bodies, ...marks.map((mark) => ({ colour: mark.colour, points: drawn(mark.points) }))];
  });
  const person = PERSON_PIECES.map(({ colour, points }) => ({
    colour,
    points: points.map(([rightM, upM]) => pixel(placeOfPerson({ rightM, upM }, vehicle, distanceM))),
  }));
  const line = (label: string, from: TruckPoint, to: TruckPoint): Dimension => ({
    label,
    from: pixel(placed(from)),
    to: pixel(placed(to)),
  });
  const personLine = (upM: number) => pixel(placeOfPerson({ rightM: 0.5, upM }, vehicle, distanceM));
  return {
    distanceM,
    shadow: drawn([
      { backM: -0.1, upM: 0, acrossM: -0.15 },
      { backM: -0.1, upM: 0, acrossM: widthM },
      { backM: lengthM, upM: 0, acrossM: widthM },
      { backM: lengthM, upM: 0, acrossM: -0.15 },
    ]),
    shapes: [...truck, ...person],
    truck: extentOf(truck.flatMap(({ points }) => points)),
    person: extentOf(person.flatMap(({ points }) => points)),
    dimensions: [
      line(
        formatMetres(lengthM),
        { backM: 0, upM: 0, acrossM: -LINE_OFF_M },
        { backM: lengthM, upM: 0, acrossM: -LINE_OFF_M },
      ),
      line(
        formatMetres(widthM),
        { backM: -LINE_OFF_M, upM: 0, acrossM: 0 },
        { backM: -LINE_OFF_M, upM: 0, acrossM: widthM },
      ),
      line(
        formatMetres(heightM),
        { backM: lengthM + LINE_OFF_M, upM: 0, acrossM: 0 },
        { backM: lengthM + LINE_OFF_M, upM: heightM, acrossM: 0 },
      ),
      { label: formatMetres(PERSON_HEIGHT_M), from: personLine(0), to: personLine(PERSON_HEIGHT_M) },
    ],
  };
}

function middleOf(places: readonly Place[]): Place {
  const mean = (value: (place: Place) => number) =>
    places.reduce((sum, place) => sum + value(place), 0) / places.length;
  return {
    rightM: mean(({ rightM }) => rightM),
    upM: mean(({ upM }) => upM),
    awayM: mean(({ awayM }) => awayM),
  };
}
