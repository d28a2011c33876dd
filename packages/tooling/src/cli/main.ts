import { HELP } from './help.ts';
import { parseCommand } from './parseCommand.ts';
import { reportFailure } from './reportFailure.ts';
import { runCommand } from './runCommand.ts';

const command = parseCommand(process.argv.slice(2));

switch (command.status) {
  case 'help':
    process.stdout.write(HELP);
    break;
  case 'usage':
    process.stderr.write(`${command.message}\n\n${HELP}`);
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
