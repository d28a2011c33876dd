/** When, from what and on what a section of docs/performance.md was measured. */
export interface Run {
  /** Measures the section alone. */
  command: string;
  date: Date;
  commit: string;
  machine: string;
}

/** The table at the head of a section, with more lines of its own. */
export function runTable({ command, date, commit, machine }: Run, more: readonly [string, string][] = []): string {
  const lines = [
    ['Measured', `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC, at commit ${commit}, by \`${command}\``],
    ['Machine', machine],
    ...more,
  ];
  return ['| | |', '|---|---|', ...lines.map(([name, text]) => `| ${name} | ${text} |`)].join('\n');
}
