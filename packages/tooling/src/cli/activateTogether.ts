import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { releaseNamed } from './releaseNamed.ts';
import { requiredReason } from './requiredReason.ts';
import { setText } from './setText.ts';

export async function activateTogether(targets: readonly string[], options: CommandOptions): Promise<CommandResult> {
  if (!options.together) {
    const message = 'Several releases are activated one by one, or at the same moment with --together.';
    throw new ToolingError(message, { code: 'usage' });
  }
  if (options.percent !== undefined || options.base !== undefined) {
    throw new ToolingError('A set goes to all visitors: leave out --percent and --base.', { code: 'usage' });
  }
  const releases = targets.map(releaseNamed);
  const reason = requiredReason(options.reason);
  const change = await gatewayOf(options).activateSet({
    releases,
    reason,
    ...(options['no-watch'] ? { watch: false } : {}),
    ...(options['even-though-withdrawn'] ? { evenThoughWithdrawn: true } : {}),
  });
  const { revision, warmUp } = change;
  const text =
    change.releases.length === 0
      ? `All of them are live already, revision ${revision}.`
      : `${setText(change.releases)} went live together, revision ${revision}. Take all of them back with ` +
        `mfe rollback --set ${revision}.`;
  return { exitCode: 0, json: change, text: warmUp === undefined ? text : `${text}\n${warmUp.message}` };
}
