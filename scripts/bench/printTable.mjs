/** Prints a table. The first two columns are text, the others figures. */
export function printTable(header, cells) {
  const widths = header.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column].length)));
  const line = (row) =>
    row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ');
  console.log(`\n${[header, ...cells].map(line).join('\n')}`);
}
