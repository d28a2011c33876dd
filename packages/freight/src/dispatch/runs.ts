/** A time in which a vehicle and a driver are taken, in milliseconds since 1970. The end is free again. */
export interface RunTime {
  fromMs: number;
  untilMs: number;
}

export const overlap = (one: RunTime, other: RunTime): boolean =>
  one.fromMs < other.untilMs && other.fromMs < one.untilMs;
