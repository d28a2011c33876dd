import { color, font } from '@saltbush/ui';

/** The letters of every chart: 14 px at any width. */
export const letters = { fontFamily: font.body, fontSize: 14, fill: color.ink };

export const boldLetters = { ...letters, fontWeight: 700 };

/** The axis that values are read from: lines across, no line of its own. */
export const valueAxis = {
  axis: { stroke: 'none' },
  grid: { stroke: color.hairline },
  tickLabels: { ...letters, fill: color.inkSoft, padding: 8 },
};

/** The axis that says what each figure is of. */
export const nameAxis = {
  axis: { stroke: color.control },
  grid: { stroke: 'none' },
  tickLabels: { ...letters, padding: 10 },
};
