/** What spreadsheets put between cells, by the language of the computer. */
const DELIMITERS = [',', ';', '\t'];

/** What stands between the cells of a text: whatever its first line has the most of. */
export function delimiterOf(text: string): string {
  const [line = ''] = /^.*\S.*$/m.exec(text) ?? [];
  const headings = line.replace(/"[^"]*"/g, '');
  let found = ',';
  for (const delimiter of DELIMITERS) {
    if (headings.split(delimiter).length > headings.split(found).length) found = delimiter;
  }
  return found;
}
