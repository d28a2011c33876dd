import { writeFileSync } from 'node:fs';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { table } from './table.ts';

const GATEWAY = 'gateway';

/** The packages in a release, or in the gateway. */
export async function sbom(name: string, options: CommandOptions): Promise<CommandResult> {
  const gateway = gatewayOf(options);
  const live = async () => (await gateway.liveSet()).live.find((one) => one.name === name)?.version;
  const version = name === GATEWAY ? undefined : (options.version ?? (await live()));
  if (name !== GATEWAY && version === undefined) {
    throw new ToolingError(`No release of ${name} is live. Say which with --version: mfe status lists them.`, {
      code: 'usage',
    });
  }
  const found = await gateway.sbom(version === undefined ? undefined : { name, version });
  if (options.out !== undefined) {
    try {
      writeFileSync(options.out, `${JSON.stringify(found, null, 2)}\n`);
    } catch (cause) {
      throw new ToolingError(`${options.out} cannot be written (${(cause as Error).message}).`, {
        code: 'not-written',
        cause,
      });
    }
  }
  const what = version === undefined ? 'the gateway' : `${name} ${version}`;
  const rows = found.components.map((one) => [one.name, one.version]);
  const text = `${rows.length} packages in ${what}${options.out === undefined ? '' : `, written to ${options.out}`}`;
  return {
    exitCode: 0,
    json: found,
    text: rows.length === 0 ? text : `${text}\n\n${table(['Package', 'Version'], rows)}`,
  };
}
