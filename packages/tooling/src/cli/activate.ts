import { CANDIDATE_SHARE } from '@saltbush/contract/release-api';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { releaseNamed } from './releaseNamed.ts';
import { requiredReason } from './requiredReason.ts';
import { wholeNumber } from './wholeNumber.ts';

export async function activate(target: string, options: CommandOptions): Promise<CommandResult> {
  const { name, version } = releaseNamed(target);
  const reason = requiredReason(options.reason);
  const percent = options.percent === undefined ? 100 : wholeNumber('percent', options.percent, CANDIDATE_SHARE);
  const activation = await gatewayOf(options).activate(name, {
    version,
    reason,
    percent,
    ...(options['no-watch'] ? { watch: false } : {}),
    ...(options.base === undefined ? {} : { base: options.base }),
    ...(options['even-though-withdrawn'] ? { evenThoughWithdrawn: true } : {}),
  });
  const title = `${activation.name} ${activation.version}`;
  const text =
    percent === 100
      ? `${title} is live, revision ${activation.revision}.`
      : `${title} is live for ${percent} % of the visitors, revision ${activation.revision}. Grow its share with ` +
        `mfe activate ${target} --percent N, end it with mfe rollback ${name}.`;
  const { warmUp } = activation;
  return { exitCode: 0, json: activation, text: warmUp === undefined ? text : `${text}\n${warmUp.message}` };
}
