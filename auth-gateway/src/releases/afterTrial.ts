import type { Database } from '../database/openDatabase.ts';
import { inOrder, type Situation } from './inOrder.ts';
import type { Planned, Trials } from './trials.ts';

/** Either the wanted state exists already, or this is what has to be tried and done. */
export type Preparation<T> =
  | { status: 'done'; result: T }
  | { status: 'possible'; planned: Omit<Planned, 'before'>; write: () => Promise<T> };

type Possible<T> = Extract<Preparation<T>, { status: 'possible' }>;

/**
 * Prepares a change, tries what it would show, and does it. A trial takes seconds and the lock of the log must be free for
 * rollbacks meanwhile, so everything is prepared again afterwards, and what is new by then is tried too.
 * @param act What is done under the lock: the change, or nothing where it is only asked about.
 * @throws Refusal of `prepare` or of the trial.
 */
export async function afterTrial<T, R>(
  database: Database,
  trials: Trials,
  {
    prepare,
    act,
  }: { prepare: (situation: Situation) => Promise<Preparation<T>>; act: (possible: Possible<T>) => Promise<R> },
): Promise<T | R> {
  for (;;) {
    const attempt = await inOrder(database, async (situation) => {
      const preparation = await prepare(situation);
      if (preparation.status === 'done') return { isDone: true, result: preparation.result } as const;
      const planned = { ...preparation.planned, before: situation.liveSet };
      if (!trials.isTried(planned)) return { isDone: false, planned } as const;
      return { isDone: true, result: await act(preparation) } as const;
    });
    if (attempt.isDone) return attempt.result;
    await trials.run(attempt.planned);
  }
}
