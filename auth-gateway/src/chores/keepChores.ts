import type { House } from '@saltbush/capability';
import type { Chore } from '@saltbush/capability/chore';
import type { Database } from '../database/openDatabase.ts';
import { claimJob, returnJob } from './claimJob.ts';
import { keepLooking } from './keepLooking.ts';

/** What is due waits no longer than this besides its own time. */
const LOOK_EVERY_MS = 60_000;

interface Keeper extends Pick<House, 'now' | 'log'> {
  database: Pick<Database, 'db'>;
}

interface Run extends Keeper {
  isStopped: () => boolean;
}

/**
 * Runs each chore that is due, one after the other. Of several gateways, one does it. A chore that fails is due again at the
 * next look, and keeps no other from running.
 */
export async function runChores(
  chores: readonly Chore[],
  { database: { db }, now, log, isStopped }: Run,
): Promise<void> {
  for (const { id, everyMs, run } of chores) {
    if (isStopped()) return;
    const key = `chore-${id}`;
    try {
      if (await claimJob(db, { key, everyMs })) await run(now(), isStopped);
    } catch (err) {
      log.error({ err, chore: id }, 'a chore failed; it is tried again at the next look');
      await returnJob(db, { key }).catch(() => {});
    }
  }
}

/** Runs a chore at this gateway, whatever others do. The log tells of the first failure of several in a row. */
function keepRunning({ id, everyMs, run }: Chore, { now, log }: Keeper): () => Promise<void> {
  let isFailing = false;
  return keepLooking(everyMs, async (isStopped) => {
    try {
      await run(now(), isStopped);
      isFailing = false;
    } catch (err) {
      if (!isFailing) log.error({ err, chore: id }, 'a chore fails; it is tried again until it succeeds');
      isFailing = true;
    }
  });
}

/** Does the chores of the capabilities. Returns a function that stops it. */
export function keepChores(chores: readonly Chore[], keeper: Keeper): () => Promise<void> {
  const claimed = chores.filter(({ runsAt }) => runsAt === undefined);
  const stops = [
    keepLooking(LOOK_EVERY_MS, (isStopped) => runChores(claimed, { ...keeper, isStopped })),
    ...chores.filter(({ runsAt }) => runsAt === 'every gateway').map((chore) => keepRunning(chore, keeper)),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
