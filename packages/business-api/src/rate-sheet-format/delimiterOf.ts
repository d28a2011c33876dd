/** What spreadsheets put between cells, by the language of the computer. */
const DELIMITERS = [',', ';', '\t'];
/** No row of headings is longer. */
const HEADINGS_LENGTH = 20_000;

/** What stands between the cells of a text: whatever its first line has the most of, outside quotes. */
export function delimiterOf(text: string): string {
  const lines = text.slice(0, HEADINGS_LENGTH).split('\n');
  const line = lines.find((one) => one.trim() !== '') ?? '';
  const headings = line
    .split('"')
    .filter((_part, index) => index % 2 === 0)
    .join('');
  let found = ',';
  for (const delimiter of DELIMITERS) {
    if (headings.split(delimiter).length > headings.split(found).length) found = delimiter;
  }
  return found;
}
