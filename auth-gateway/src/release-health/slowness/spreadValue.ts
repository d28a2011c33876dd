import { MEASURES, type Measure } from './measures.data.ts';

/** A release may be slower than the one before by this share, and is not called slower for it. */
export const TOLERATED = 0.02;

/**
 * A measured value, spread over the step in which browsers tell it, so that no two are the same: of equal ones, chance
 * decides which was slower. Of the release that is judged, the tolerated part is taken off.
 * @param chance From 0 up to 1, of the visit's own.
 */
export function spreadValue(measure: Measure, value: number, chance: number, isJudged: boolean): number {
  return (isJudged ? value / (1 + TOLERATED) : value) + MEASURES[measure].step * chance;
}
