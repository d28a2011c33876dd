import { appendFile } from 'node:fs/promises';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { anchorLine } from './logAnchor.ts';
import type { CommandOptions } from './parseCommand.ts';

/** `mfe log anchor`: the newest line of the log, to be kept where the database is not. */
export async function log(act: string | undefined, options: CommandOptions): Promise<CommandResult> {
  if (act !== 'anchor') throw new ToolingError('mfe log knows one act: mfe log anchor.', { code: 'usage' });
  const [newest] = await gatewayOf(options).history({ isWhole: true, limit: 1 });
  if (newest === undefined)
    throw new ToolingError('Nothing is in the log yet, so there is nothing to anchor.', { code: 'gateway-refused' });
  const { seq, hash, at, signature = null } = newest;
  const anchor = anchorLine({ seq, hash, at, signature });
  const json = { seq, hash, at, signature, anchor };
  if (options.out === undefined) return { exitCode: 0, json, text: anchor };
  try {
    await appendFile(options.out, `${anchor}\n`);
  } catch (cause) {
    const message = `${options.out} cannot be written (${(cause as Error).message}). Choose another file with --out.`;
    throw new ToolingError(message, { code: 'usage', cause });
  }
  const note = signature === null ? ' It is not signed: no key is set at the gateway.' : '';
  return { exitCode: 0, json, text: `Line ${seq} is anchored in ${options.out}.${note}` };
}
