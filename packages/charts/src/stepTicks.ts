const LABEL_PX = 76;

/** The steps that have room for a name: evenly spaced positions, counted from 1. */
export function stepTicks(steps: number, roomPx: number): number[] {
  const most = Math.max(1, Math.floor(roomPx / LABEL_PX));
  const every = Math.max(1, Math.ceil(steps / most));
  return Array.from({ length: Math.ceil(steps / every) }, (_, index) => index * every + 1);
}
