import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { requiredReason } from './requiredReason.ts';

export async function activate(target: string, options: CommandOptions): Promise<CommandResult> {
  const [, name, version] = /^([^@\s]+)@([^@\s]+)$/.exec(target) ?? [];
  if (!name || !version) throw new ToolingError(`"${target}" must look like mf-quote@1.4.0.`, { code: 'usage' });
  const reason = requiredReason(options.reason);
  const activation = await gatewayOf(options).activate(name, { version, reason });
  return {
    exitCode: 0,
    json: activation,
    text: `${activation.name} ${activation.version} is live, revision ${activation.revision}.`,
  };
}
