/** The decimals of a number without the zeros at their end, `250` as `25`. */
export function withoutTrailingZeros(decimals: string): string {
  let end = decimals.length;
  while (decimals[end - 1] === '0') end -= 1;
  return decimals.slice(0, end);
}
