/** `1 business day`, `5 business days`. */
export function transitTime(transitDays: number): string {
  return `${transitDays} business day${transitDays === 1 ? '' : 's'}`;
}
