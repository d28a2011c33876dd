/** The whole percentage that was typed, or null for one outside 1 to 100. */
export function readShare(typed: string): number | null {
  const percent = Number(typed);
  return typed.trim() !== '' && Number.isInteger(percent) && percent >= 1 && percent <= 100 ? percent : null;
}
