import type { ArVehicle } from '@saltbush/freight';
import { tokens } from '@saltbush/ui/tokens';
import { type Box, sideView } from '../side-view/sideView.ts';
import { boxCorners, circleCorners, drawnOut, type SideCorner, type Solid, upright } from './solid.ts';

const { color } = tokens;
const TYRE_M = 0.28;

/** The cab leans back above its lamps. */
function cabCorners({ lengthM, upM, heightM }: Box): SideCorner[] {
  const topM = upM + heightM;
  return [
    [0, upM],
    [0, upM + heightM * 0.45],
    [lengthM * 0.16, topM],
    [lengthM, topM],
    [lengthM, upM],
  ];
}

function cabSolid(cab: Box, glass: Box, widthM: number): Solid {
  const front = (shareUp: number, acrossM: number) => {
    const share = Math.max(0, (shareUp - 0.45) / 0.55);
    return { backM: cab.lengthM * 0.16 * share, upM: cab.upM + cab.heightM * shareUp, acrossM };
  };
  const pane = (from: number, to: number, left: number, right: number) => [
    front(from, left),
    front(to, left),
    front(to, right),
    front(from, right),
  ];
  const lampM = Math.min(0.4, widthM * 0.18);
  return {
    ...drawnOut(cabCorners(cab), { colour: color.paper, fromM: 0, toM: widthM }),
    marks: [
      { colour: color.ink, points: upright(boxCorners(glass), 0) },
      { colour: color.ink, points: pane(0.52, 0.9, widthM * 0.07, widthM * 0.93) },
      { colour: color.ochreLight, points: pane(0.12, 0.22, 0.12, 0.12 + lampM) },
      { colour: color.ochreLight, points: pane(0.12, 0.22, widthM - 0.12 - lampM, widthM - 0.12) },
    ],
  };
}

/** The truck as convex bodies, in painting order. Together they are exactly as large as the vehicle. */
export function truckSolids(vehicle: ArVehicle): Solid[] {
  const { widthM } = vehicle;
  const { loads, cab, glass, chassis, wheels } = sideView(vehicle);
  const wheel = (fromM: number, toM: number) =>
    wheels.map(
      ({ backM, radiusM }): Solid => ({
        ...drawnOut(circleCorners(backM, radiusM, radiusM), { colour: color.ink, fromM, toM }),
        marks: [{ colour: color.mistOnInk, points: upright(circleCorners(backM, radiusM, radiusM * 0.5), fromM) }],
      }),
    );
  const bodies = loads
    .map((load) => drawnOut(boxCorners(load), { colour: vehicle.colour, fromM: 0, toM: widthM }))
    .reverse();
  return [
    ...wheel(widthM - TYRE_M, widthM),
    drawnOut(boxCorners(chassis), { colour: color.inkRaised, fromM: 0.1, toM: widthM - 0.1 }),
    ...bodies,
    cabSolid(cab, glass, widthM),
    ...wheel(0, TYRE_M).reverse(),
  ];
}
