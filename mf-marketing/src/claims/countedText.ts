/** A figure such as `7,500+` or `85%`: digits, then a sign. `24/7` is not a figure. */
const FIGURE = /^(\d{1,3}(?:,\d{3})*|\d+)([+%]?)$/;

const withCommas = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** The figure at `share` (0 to 1) of its full value, as text; null for text that is not a figure. */
export function countedText(value: string, share: number): string | null {
  const [, digits, sign] = FIGURE.exec(value) ?? [];
  if (digits === undefined) return null;
  return `${withCommas(Math.round(Number(digits.replaceAll(',', '')) * share))}${sign}`;
}
