/** A telephone number, with the 0 back that spreadsheets take away from its beginning. */
export function readPhone(cell: string): string {
  const text = cell.trim();
  return /^[2-478]\d{8}$/.test(text) ? `0${text}` : text;
}
