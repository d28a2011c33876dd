/** Dollars as typed, with or without sign, `$` and thousands, as cents; NaN when it is no amount. */
export function typedCents(typed: string): number {
  const found = /^(-?)\$?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim().replaceAll(',', ''));
  if (!found) return Number.NaN;
  const [, sign, dollars, cents = ''] = found;
  return (sign === '-' ? -1 : 1) * (Number(dollars) * 100 + Number(cents.padEnd(2, '0')));
}
