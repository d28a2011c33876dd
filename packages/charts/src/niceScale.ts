export interface Scale {
  max: number;
  /** Round figures, evenly spaced from 0 to `max`. */
  ticks: readonly number[];
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 5;

/** A scale from 0 to at least `highest`, in at most five round steps. Without values it ends at 1. */
export function niceScale(highest: number): Scale {
  if (!(highest > 0)) return { max: 1, ticks: [0, 1] };
  const magnitude = 10 ** Math.floor(Math.log10(highest / MOST_STEPS));
  const step = magnitude * (ROUND_STEPS.find((round) => highest / (round * magnitude) <= MOST_STEPS) ?? 10);
  const steps = Math.ceil(highest / step);
  return { max: steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}
