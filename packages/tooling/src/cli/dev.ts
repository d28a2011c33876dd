import type { CommandResult } from './CommandResult.ts';
import type { CommandOptions } from './parseCommand.ts';

export async function dev(_names: string[], _options: CommandOptions): Promise<CommandResult> {
  throw new Error('todo');
}
