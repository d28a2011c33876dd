import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { requiredReason } from './requiredReason.ts';
import { setText } from './setText.ts';
import { wholeNumber } from './wholeNumber.ts';

export async function rollbackSet(name: string | undefined, options: CommandOptions): Promise<CommandResult> {
  if (name !== undefined || options.to !== undefined || options.from !== undefined) {
    const message = '--set takes back all releases of a set: leave out the name, --to and --from.';
    throw new ToolingError(message, { code: 'usage' });
  }
  const set = wholeNumber('set', options.set ?? '', { from: 1, to: 999_999_999 });
  const change = await gatewayOf(options).rollbackSet(set, { reason: requiredReason(options.reason) });
  const text = `Set ${set} is taken back: ${setText(change.releases)}, revision ${change.revision}.`;
  return { exitCode: 0, json: change, text };
}
