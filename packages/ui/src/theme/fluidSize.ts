const NARROW_PX = 390;
const WIDE_PX = 1280;
const REM_PX = 16;

/** A CSS size that grows with the window from the first value to the second, and with the reader's font size. */
export function fluidSize([smallestPx, largestPx]: readonly [number, number]): string {
  const smallest = `${smallestPx / REM_PX}rem`;
  if (smallestPx === largestPx) return smallest;
  const slope = (largestPx - smallestPx) / (WIDE_PX - NARROW_PX);
  const baseRem = (smallestPx - slope * NARROW_PX) / REM_PX;
  return `clamp(${smallest}, ${baseRem.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${largestPx / REM_PX}rem)`;
}
