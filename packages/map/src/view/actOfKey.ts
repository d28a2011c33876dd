import type { MapMoves } from './useMapView.ts';

/** How much closer one press brings the map. */
export const ZOOM_STEP = 1.6;

const STEP_PX = 60;

const ACTS = new Map<string, (moves: MapMoves) => void>([
  ['+', ({ zoom }) => zoom(ZOOM_STEP)],
  // The key of + without Shift.
  ['=', ({ zoom }) => zoom(ZOOM_STEP)],
  ['-', ({ zoom }) => zoom(1 / ZOOM_STEP)],
  ['0', ({ showAll }) => showAll()],
  ['ArrowLeft', ({ pan }) => pan({ x: STEP_PX, y: 0 })],
  ['ArrowRight', ({ pan }) => pan({ x: -STEP_PX, y: 0 })],
  ['ArrowUp', ({ pan }) => pan({ x: 0, y: STEP_PX })],
  ['ArrowDown', ({ pan }) => pan({ x: 0, y: -STEP_PX })],
]);

/** What a key does on a map; undefined for any other key. */
export const actOfKey = (key: string): ((moves: MapMoves) => void) | undefined => ACTS.get(key);
