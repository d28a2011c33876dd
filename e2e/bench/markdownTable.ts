/** A Markdown table. Columns from the second on are aligned to the right, unless they are in `texts`. */
export function markdownTable(
  header: readonly string[],
  rows: readonly string[][],
  texts: readonly string[] = [],
): string {
  const rule = header.map((title, column) => (column === 0 || texts.includes(title) ? '---' : '---:'));
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
