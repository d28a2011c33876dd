import type { ArVehicle } from '@saltbush/freight';
import { tokens } from '@saltbush/ui/tokens';
import { type Box, sideView } from '../side-view/sideView.ts';

const WIDTH_M = 20;
const HEIGHT_M = 6;
const GROUND_Y = 5.2;

/** A side view of the vehicle as an image address, for places that need an image instead of inline SVG. */
export function pictureOf(vehicle: ArVehicle): string {
  const { loads, cab, chassis, wheels } = sideView(vehicle);
  const frontX = (WIDTH_M + vehicle.lengthM) / 2;
  const { color } = tokens;
  const rectangle = ({ backM, upM, lengthM, heightM }: Box, fill: string) =>
    `<rect x="${frontX - backM - lengthM}" y="${GROUND_Y - upM - heightM}" width="${lengthM}" height="${heightM}" fill="${fill}"/>`;
  const parts = [
    rectangle(chassis, color.ink),
    ...loads.map((load) => rectangle(load, vehicle.colour)),
    rectangle(cab, color.mistOnInk),
    ...wheels.map(
      ({ backM, radiusM }) =>
        `<circle cx="${frontX - backM}" cy="${GROUND_Y - radiusM}" r="${radiusM}" fill="${color.ink}"/>`,
    ),
  ].join('');
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_M} ${HEIGHT_M}">${parts}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(image)}`;
}
