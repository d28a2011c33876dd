import { helpOf } from './helpOf.ts';
import { type ParsedCommand, parseCommand } from './parseCommand.ts';
import { reportFailure } from './reportFailure.ts';
import { runCommand } from './runCommand.ts';

const ASKS = ['help', '--help', '-h'];

const argv = process.argv.slice(2);
const command = parseCommand(argv);

switch (command.status) {
  case 'help':
    process.stdout.write(helpOf(argv.filter((word) => !ASKS.includes(word))));
    break;
  case 'usage':
    process.stderr.write(`${command.message}${await suggestionFor(command)}\n\n${helpOf(argv)}`);
    process.exitCode = 2;
    break;
  case 'run':
    try {
      const { exitCode, json, text } = await runCommand(command);
      process.stdout.write(command.options.json ? `${JSON.stringify(json, null, 2)}\n` : `${text}\n`);
      process.exitCode = exitCode;
    } catch (error) {
      process.exitCode = reportFailure(error, command.options.json ?? false);
    }
}

/** The package that compares words is not there in an image that only publishes. */
async function suggestionFor({ mistyped }: Extract<ParsedCommand, { status: 'usage' }>): Promise<string> {
  const near = mistyped && (await import('./nearest.ts').catch(() => null))?.nearest(mistyped.word, mistyped.known);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}
