import type { MapView } from './map-view.ts';
import { unitsPerKm } from './project.ts';

interface ScaleBar {
  km: number;
  widthPx: number;
}

const MOST_PX = 96;
const STEPS = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];

/** The longest round distance that the bar has room for, in the middle of the map. */
export function scaleBar(view: MapView, latitude: number): ScaleBar {
  const pxPerKm = unitsPerKm(latitude) * view.scale;
  const km = STEPS.find((step) => step * pxPerKm <= MOST_PX) ?? 1;
  return { km, widthPx: km * pxPerKm };
}
