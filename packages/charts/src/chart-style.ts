import { color, font } from '@saltbush/ui';

/** Text of every chart: 14 px at any width. */
export const letters = { fontFamily: font.body, fontSize: 14, fill: color.ink };

export const boldLetters = { ...letters, fontWeight: 700 };

/** Axis of values: grid lines without an axis line. */
export const valueAxis = {
  axis: { stroke: 'none' },
  grid: { stroke: color.hairline },
  tickLabels: { ...letters, fill: color.inkSoft, padding: 8 },
};

/** Axis of names. */
export const nameAxis = {
  axis: { stroke: color.control },
  grid: { stroke: 'none' },
  tickLabels: { ...letters, padding: 10 },
};
