import { HELP } from './help.ts';

const ALL = 'mfe --help says what every command does.\n';

/** The lines of the help about the command in this command line, or where to find all commands. */
export function helpOf(argv: readonly string[]): string {
  if (argv.length === 0) return HELP;
  const lines = HELP.split('\n');
  const blocks = lines.flatMap((line, start) => {
    if (!argv.some((word) => line.startsWith(`  mfe ${word} `))) return [];
    const more = lines.slice(start + 1).findIndex((next) => !next.startsWith('    '));
    return lines.slice(start, start + 1 + more);
  });
  return blocks.length === 0 ? ALL : `${blocks.join('\n')}\n\n${ALL}`;
}
