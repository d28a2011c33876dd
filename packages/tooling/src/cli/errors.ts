import { setTimeout as wait } from 'node:timers/promises';
import { FAILURE_SIDES, type Failure } from '@saltbush/contract/release-api';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { failureLines } from './failureLines.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { stopSignal } from './stopSignal.ts';

const POLL_MS = 3_000;
const NOTHING = 'Nothing failed within the last thirty days.';

/** Those that are new, or that more visits met than before. Remembers what it has seen. */
export function createNews(seen: readonly Failure[]): (failures: readonly Failure[]) => Failure[] {
  const known = new Map(seen.map(({ id, visits }) => [id, visits]));
  return (failures) => {
    const news = failures.filter(({ id, visits }) => visits > (known.get(id) ?? 0));
    for (const { id, visits } of failures) known.set(id, visits);
    // The latest is first in a report, and last where one reads as it comes.
    return news.reverse();
  };
}

/** `mfe errors`: what fails; with `--follow` also what fails from now on, until stopped. */
export async function errors(name: string | undefined, options: CommandOptions): Promise<CommandResult> {
  const { version, side, follow: isFollowing = false, json: isJson = false } = options;
  if (side !== undefined && !FAILURE_SIDES.some((one) => one === side))
    throw new ToolingError(`--side takes ${FAILURE_SIDES.join(', ')}.`, { code: 'usage' });
  const gateway = gatewayOf(options);
  const read = () => gateway.failures({ name, version, side });
  const { failures } = await read();
  const text = failures.length > 0 ? failures.toReversed().map(failureLines).join('\n\n') : NOTHING;
  if (!isFollowing) return { exitCode: 0, json: { failures }, text };
  const say = (failure: Failure) =>
    process.stdout.write(isJson ? `${JSON.stringify(failure)}\n` : `${failureLines(failure)}\n\n`);
  for (const failure of failures.toReversed()) say(failure);
  const newsOf = createNews(failures);
  const stopping = new AbortController();
  const stopped = stopSignal().then(() => stopping.abort());
  while (!stopping.signal.aborted) {
    await Promise.race([wait(POLL_MS, null, { signal: stopping.signal }).catch(() => null), stopped]);
    if (stopping.signal.aborted) break;
    try {
      for (const failure of newsOf((await read()).failures)) say(failure);
    } catch (error) {
      // A gateway that is replaced is away for a moment.
      if ((error as Partial<ToolingError>).code !== 'gateway-unreachable') throw error;
    }
  }
  return { exitCode: 0, json: { status: 'stopped' }, text: 'Stopped.' };
}
