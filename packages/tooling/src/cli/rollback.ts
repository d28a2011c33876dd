import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { requiredReason } from './requiredReason.ts';

export async function rollback(name: string | undefined, options: CommandOptions): Promise<CommandResult> {
  if (name === undefined) {
    throw new ToolingError('Roll back what? Name a remote, the shell, or a set: mfe rollback --set 123.', {
      code: 'usage',
    });
  }
  const reason = requiredReason(options.reason);
  const activation = await gatewayOf(options).rollback(name, {
    ...(options.to ? { to: options.to } : {}),
    ...(options.from ? { from: options.from } : {}),
    ...(options['even-though-withdrawn'] ? { evenThoughWithdrawn: true } : {}),
    reason,
  });
  return {
    exitCode: 0,
    json: activation,
    text: `${activation.name} is at ${activation.version} for all visitors, revision ${activation.revision}.`,
  };
}
