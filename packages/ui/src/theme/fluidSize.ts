const NARROW_PX = 390;
const WIDE_PX = 1280;
const REM_PX = 16;

/** Sizes from here on are those of headlines. */
const HEADLINE_PX = 28;
/** With larger letters than this a usual word of a headline no longer fits on a phone's line. */
const MOST_OF_WINDOW = '14vw';

/**
 * A CSS size that grows with the window from the first value to the second, and with the reader's font size. Headlines
 * stop growing where their words would break.
 */
export function fluidSize([smallestPx, largestPx]: readonly [number, number]): string {
  const smallest = `${smallestPx / REM_PX}rem`;
  if (smallestPx === largestPx) return smallest;
  const slope = (largestPx - smallestPx) / (WIDE_PX - NARROW_PX);
  const baseRem = (smallestPx - slope * NARROW_PX) / REM_PX;
  const fluid = `clamp(${smallest}, ${baseRem.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${largestPx / REM_PX}rem)`;
  return smallestPx < HEADLINE_PX ? fluid : `min(${MOST_OF_WINDOW}, ${fluid})`;
}
