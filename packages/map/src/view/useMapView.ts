import { useState } from 'react';
import { fitView, type MapView, panView, type Size, zoomView } from './map-view.ts';
import type { Flat, Place } from './project.ts';

export interface MapMoves {
  pan: (byPx: Flat) => void;
  zoom: (factor: number, atPx?: Flat) => void;
  /** Back to all of the way, which is then followed as it grows. */
  showAll: () => void;
}

interface ShownMap extends MapMoves {
  view: MapView;
  /** Whether somebody has moved the map away from what it shows by itself. */
  isMoved: boolean;
}

/** What a map shows: all of the places until somebody moves it, then what they chose. */
export function useMapView(places: readonly Place[], size: Size): ShownMap {
  const [chosen, setChosen] = useState<MapView | null>(null);
  const fitted = fitView(places, size);
  const move = (change: (view: MapView) => MapView) => setChosen((before) => change(before ?? fitted));
  return {
    view: chosen ?? fitted,
    isMoved: chosen !== null,
    pan: (byPx) => move((view) => panView(view, size, byPx)),
    zoom: (factor, atPx) => move((view) => zoomView(view, size, factor, atPx)),
    showAll: () => setChosen(null),
  };
}
