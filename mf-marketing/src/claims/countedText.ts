/** A figure such as `7,500+` or `85%`: digits first, then a sign. A span of hours such as `24/7` is no figure. */
const FIGURE = /^(\d{1,3}(?:,\d{3})*|\d+)([+%]?)$/;

const withCommas = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** A figure as it reads on the way from nothing to its full value, `share` from 0 to 1; null for what is no figure. */
export function countedText(value: string, share: number): string | null {
  const [, digits, sign] = FIGURE.exec(value) ?? [];
  if (digits === undefined) return null;
  return `${withCommas(Math.round(Number(digits.replaceAll(',', '')) * share))}${sign}`;
}
