import type { Figure, SiteName } from './compareSites.ts';
import type { BenchPage } from './pages.data.ts';

export interface Target {
  figure: Figure;
  /** In the unit of the figure; a factor if `of` names another site, or another figure of the same page. */
  most: number;
  of?: Exclude<SiteName, 'site'> | Figure;
  /** Added to what the factor gives, in the unit of the figure. */
  plus?: number;
}

/** A click every 30 ms meets a menu that answers at once within this time. */
const BETWEEN_CLICKS_MS = 50;

const OF_EVERY_PAGE: readonly Target[] = [
  { figure: 'menuMs', most: 1, of: 'readyMs', plus: BETWEEN_CLICKS_MS },
  { figure: 'moveMs', most: 0.25, of: 'application' },
  { figure: 'moveRequests', most: 0 },
  { figure: 'layoutShift', most: 0 },
];

/** What a measured page is meant to cost at most, besides its HTML. */
export const TARGETS: Readonly<Record<BenchPage['kind'], readonly Target[]>> = {
  read: [
    { figure: 'scriptBytes', most: 10_000 },
    { figure: 'largestMs', most: 1.15, of: 'static' },
    { figure: 'blockedFromStartMs', most: 1.2, of: 'static' },
    { figure: 'requestsBesidesPictures', most: 6 },
    { figure: 'repeatBytes', most: 1000 },
    { figure: 'prerenderedMoveMs', most: 50 },
    ...OF_EVERY_PAGE,
  ],
  work: [
    { figure: 'scriptBytes', most: 1.2, of: 'application' },
    { figure: 'largestMs', most: 0.4, of: 'application' },
    { figure: 'blockedFromStartMs', most: 1, of: 'application' },
    { figure: 'fieldMs', most: 1, of: 'application' },
    { figure: 'requests', most: 10 },
    { figure: 'repeatHtmlBytes', most: 1000 },
    ...OF_EVERY_PAGE,
  ],
};
