/** A share of visitors in words: `5%, about 1 visitor in 20`. */
export function shareText(percent: number): string {
  if (percent >= 100) return 'Everybody';
  if (percent > 50) return `${percent}%, more than half of all visitors`;
  const inAll = Math.round(100 / percent);
  return `${percent}%, about 1 visitor in ${inAll}`;
}
