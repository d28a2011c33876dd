import type { Figure } from './compareSites.ts';

export type Unit = 'ms' | 'kB' | 'count' | 'score';

export interface NamedFigure {
  figure: Figure;
  name: string;
  unit: Unit;
}

/** The rows of the comparison, in this order. */
export const NAMED_FIGURES: readonly NamedFigure[] = [
  { figure: 'htmlBytes', name: 'HTML, compressed', unit: 'kB' },
  { figure: 'scriptBytes', name: 'Scripts before use, compressed', unit: 'kB' },
  { figure: 'requestsUntilReady', name: 'Requests until ready', unit: 'count' },
  { figure: 'bytesUntilReady', name: 'On the wire until ready', unit: 'kB' },
  { figure: 'requests', name: 'Requests until quiet', unit: 'count' },
  { figure: 'requestsBesidesPictures', name: 'Requests until quiet, pictures left out', unit: 'count' },
  { figure: 'bytes', name: 'On the wire until quiet', unit: 'kB' },
  { figure: 'roundTrips', name: 'Round trips until quiet', unit: 'count' },
  { figure: 'repeatHtmlBytes', name: 'Repeat visit, HTML', unit: 'kB' },
  { figure: 'repeatBytes', name: 'Repeat visit, everything', unit: 'kB' },
  { figure: 'layoutShift', name: 'Layout shift', unit: 'score' },
  { figure: 'paintedMs', name: 'First paint (FCP)', unit: 'ms' },
  { figure: 'largestMs', name: 'Largest paint (LCP)', unit: 'ms' },
  { figure: 'readyMs', name: 'Ready: the heading is painted', unit: 'ms' },
  { figure: 'menuMs', name: 'First click on the menu works', unit: 'ms' },
  { figure: 'fieldMs', name: 'The form has taken what was typed', unit: 'ms' },
  { figure: 'blockedMs', name: 'Blocked, from the first paint', unit: 'ms' },
  { figure: 'blockedFromStartMs', name: 'Blocked, from the start', unit: 'ms' },
  { figure: 'scriptMs', name: 'Main thread: scripts', unit: 'ms' },
  { figure: 'styleMs', name: 'Main thread: styles', unit: 'ms' },
  { figure: 'layoutMs', name: 'Main thread: layout', unit: 'ms' },
  { figure: 'moveMs', name: 'Move to the next page', unit: 'ms' },
  { figure: 'prerenderedMoveMs', name: 'Move to a prerendered page', unit: 'ms' },
  { figure: 'moveRequests', name: 'Requests of that click', unit: 'count' },
];
