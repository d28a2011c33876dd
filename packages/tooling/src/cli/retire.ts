import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { requiredReason } from './requiredReason.ts';

export async function retire(name: string, options: CommandOptions): Promise<CommandResult> {
  const reason = requiredReason(options.reason);
  const retirement = await gatewayOf(options).retire(name, {
    ...(options.from ? { from: options.from } : {}),
    reason,
  });
  const text =
    `${retirement.name} is off the site, revision ${retirement.revision}: its pages answer 404, its menu entries are gone. ` +
    `To bring it back, activate a release of it, such as ${retirement.name}@${retirement.version} with ` +
    '--even-though-withdrawn, or a newer one.';
  return { exitCode: 0, json: retirement, text };
}
