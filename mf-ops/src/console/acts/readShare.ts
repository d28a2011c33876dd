/** A whole percentage from 1 to 100; null for any other text. */
export function readShare(typed: string): number | null {
  const percent = Number(typed);
  return typed.trim() !== '' && Number.isInteger(percent) && percent >= 1 && percent <= 100 ? percent : null;
}
