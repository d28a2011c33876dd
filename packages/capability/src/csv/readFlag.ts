const YES = ['yes', 'y', 'true', '1'];
const NO = ['no', 'n', 'false', '0', ''];

/** Whether a cell says yes; null for one that says neither yes nor no. A blank one says no. */
export function readFlag(cell: string): boolean | null {
  const word = cell.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}
