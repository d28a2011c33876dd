import { REGION_NAMES } from '../shapes/region-names.data.ts';
import { type MapView, pixelOf, type Size } from '../view/map-view.ts';
import { LABEL_LOOK } from './label-look.data.ts';
import type { MapLabel } from './map-label.ts';

/** Smaller maps have room for the short names of states only. */
const LONG_NAME_SCALE = 14;

/** Names of states and seas in the middle of each. */
export function regionLabels(view: MapView, size: Size): MapLabel[] {
  return REGION_NAMES.filter(
    ({ kind, fromScale = 0 }) => view.scale >= fromScale && view.scale <= LABEL_LOOK[kind].untilScale,
  ).map((region) => {
    const { kind, name } = region;
    const text = region.short !== undefined && view.scale < LONG_NAME_SCALE ? region.short : name;
    const written = kind === 'state' ? text.toUpperCase() : text;
    return { key: name, text: written, kind, at: pixelOf(region, view, size), anchor: 'middle', dot: null, turn: 0 };
  });
}
