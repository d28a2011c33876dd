const LABEL_PX = 76;

/** Which of so many steps have room for a name: the places of those, evenly spaced, from 1. */
export function stepTicks(steps: number, roomPx: number): number[] {
  const most = Math.max(1, Math.floor(roomPx / LABEL_PX));
  const every = Math.max(1, Math.ceil(steps / most));
  return Array.from({ length: Math.ceil(steps / every) }, (_, index) => index * every + 1);
}
