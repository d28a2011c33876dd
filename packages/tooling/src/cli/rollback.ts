import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { requiredReason } from './requiredReason.ts';

export async function rollback(name: string, options: CommandOptions): Promise<CommandResult> {
  const reason = requiredReason(options.reason);
  const activation = await gatewayOf(options).rollback(name, { ...(options.to ? { to: options.to } : {}), reason });
  return {
    exitCode: 0,
    json: activation,
    text: `${activation.name} is back at ${activation.version}, revision ${activation.revision}.`,
  };
}
