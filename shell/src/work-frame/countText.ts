const MOST = 99;

/** A count as there is room for it. */
export function countText(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
