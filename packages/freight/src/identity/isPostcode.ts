/** Postcodes are four digits, kept as text: Darwin is 0800. */
export function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text.trim());
}
