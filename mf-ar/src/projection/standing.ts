import type { Size } from '@saltbush/freight';
import { PERSON_HEIGHT_M } from '../person/person.data.ts';
import { CENTRE, type Pixel, type Place, project, type Viewpoint } from './project.ts';
import type { TruckPoint } from './solid.ts';
import { CANVAS_PX, FILLED, PERSON_GAP_M, TURN_RAD } from './viewing.data.ts';

const ALONG = { right: -Math.cos(TURN_RAD), away: Math.sin(TURN_RAD) };
const ACROSS = { right: Math.sin(TURN_RAD), away: Math.cos(TURN_RAD) };
const PERSON_HALF_M = 0.25;
/** Room for the label with the person's height. */
const EDGE_PX = 48;

/** Metres from the truck's nearest corner to the person, who stands beside the front at the same distance. */
const personRightM = ({ widthM }: Size): number => widthM * ACROSS.right + PERSON_GAP_M;

/** The middle between the truck's far end and the person is straight ahead of the viewer. */
const middleM = (size: Size): number => (size.lengthM * ALONG.right + personRightM(size) + PERSON_HALF_M) / 2;

/** Where a point of the truck is: its nearest corner is as far away as the person, its back is turned to the left. */
export function placeOfTruckPoint({ backM, upM, acrossM }: TruckPoint, size: Size, distanceM: number): Place {
  return {
    rightM: backM * ALONG.right + acrossM * ACROSS.right - middleM(size),
    upM,
    awayM: distanceM + backM * ALONG.away + acrossM * ACROSS.away,
  };
}

export function placeOfPerson({ rightM, upM }: { rightM: number; upM: number }, size: Size, distanceM: number): Place {
  return { rightM: personRightM(size) + rightM - middleM(size), upM, awayM: distanceM };
}

export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The smallest upright rectangle around the points. */
export function extentOf(points: readonly Pixel[]): Extent {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function outerPoints(size: Size, distanceM: number): Place[] {
  const truck = [0, size.lengthM].flatMap((backM) =>
    [0, size.widthM].flatMap((acrossM) =>
      [0, size.heightM].map((upM) => placeOfTruckPoint({ backM, upM, acrossM }, size, distanceM)),
    ),
  );
  const person = [-PERSON_HALF_M, PERSON_HALF_M].flatMap((rightM) =>
    [0, PERSON_HEIGHT_M].map((upM) => placeOfPerson({ rightM, upM }, size, distanceM)),
  );
  return [...truck, ...person];
}

/** The viewpoint from which truck and person fill the canvas as `FILLED` says at 100%. */
export function standBefore(size: Size, scalePercent: number): Viewpoint {
  const asIs = (distanceM: number): Viewpoint => ({ distanceM, aheadPx: 0, magnification: 1, fixed: CENTRE });
  const extentAt = (distanceM: number) =>
    extentOf(outerPoints(size, distanceM).map((place) => project(place, asIs(distanceM))));
  const isTooLarge = (distanceM: number) => {
    const { left, right, top, bottom } = extentAt(distanceM);
    return right - left > CANVAS_PX.width * FILLED.width || bottom - top > CANVAS_PX.height * FILLED.height;
  };
  let nearM = 1;
  let farM = 200;
  while (farM - nearM > 0.001) {
    const betweenM = (nearM + farM) / 2;
    if (isTooLarge(betweenM)) nearM = betweenM;
    else farM = betweenM;
  }
  const { left, right } = extentAt(farM);
  const aheadPx = CENTRE.x - (left + right) / 2;
  const magnification = scalePercent / 100;
  const halfWidth = (right - left) / 2;
  const isCut = halfWidth * magnification > CENTRE.x - EDGE_PX;
  // A truck that is too long loses its far end, so that its front and the person stay visible.
  const fixedX = isCut
    ? (CANVAS_PX.width - EDGE_PX - magnification * (CENTRE.x + halfWidth)) / (1 - magnification)
    : CENTRE.x;
  return { distanceM: farM, aheadPx, magnification, fixed: { x: fixedX, y: CENTRE.y } };
}
