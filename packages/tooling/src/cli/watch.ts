import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { requiredReason } from './requiredReason.ts';

export async function watch(name: string, options: CommandOptions): Promise<CommandResult> {
  const reason = requiredReason(options.reason);
  const { slower } = options;
  if (slower !== 'back' && slower !== 'tell')
    throw new ToolingError(
      '--slower takes back, if the gateway shall go back from a release that visitors wait longer for, or tell, if people shall decide.',
      { code: 'usage' },
    );
  const answer = await gatewayOf(options).watch(name, { takesSlowerBack: slower === 'back', reason });
  const does = answer.takesSlowerBack
    ? `The health watch takes slower releases of ${name} back`
    : `The health watch only tells of slower releases of ${name}`;
  return { exitCode: 0, json: answer, text: answer.seq === null ? `${does}, as before.` : `${does} from now on.` };
}
