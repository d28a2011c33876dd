import { createHash } from 'node:crypto';
import type { FailureFrame, FailureSide, FailureStep } from '@saltbush/contract/release-api';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** One network begins at most ten a day and they stay thirty, so it alone never pushes out what others met. */
export const MOST_CAUSES = 500;
const MOST_EXAMPLES = 10;
const FRAMES_COMPARED = 2;
const ID_LENGTH = 16;

export interface KeptFailure {
  side: FailureSide;
  remote: string;
  version: string;
  error: string;
  message: string;
  frames: readonly FailureFrame[];
  page: string;
  browser: string;
  steps: readonly FailureStep[];
  components: readonly string[];
  trace?: string | undefined;
}

/** Whether a frame is of our own code, and not of a package. */
const isOwn = ({ source }: FailureFrame): boolean => !/(^|\/)node_modules\/|^webpack\//.test(source);

/** The frames that tell a cause: the nearest of our own, else the nearest. */
function tellingFrames(frames: readonly FailureFrame[]): FailureFrame[] {
  const own = frames.filter(isOwn);
  return (own.length > 0 ? own : frames).slice(0, FRAMES_COMPARED);
}

/** The same cause has the same id in each release: functions count, and lines do not. */
export function causeId({ side, remote, error, message, frames }: KeptFailure): string {
  const places = tellingFrames(frames).map(({ source, inFunction }) => [source, inFunction]);
  const text = JSON.stringify([side, remote, error, message, places]);
  return createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);
}

/** Removes the causes of a remote that the fewest visits met, as long as it has too many. */
async function dropWeakest(db: Kysely<Tables>, remote: string, newest: string): Promise<void> {
  await sql`delete from failures where id in (
    select id from failures where remote = ${remote} and id <> ${newest}
    order by visits desc, last_at desc offset ${sql.lit(MOST_CAUSES - 1)}
  )`.execute(db);
}

/** Stores one visit's failure with its cause. `mayBegin` is asked before a new cause is made. */
export async function storeFailure(
  db: Kysely<Tables>,
  failure: KeptFailure,
  mayBegin: () => Promise<boolean>,
): Promise<void> {
  const id = causeId(failure);
  const { side, remote, version, error, message, frames, page, browser } = failure;
  const known = await db.selectFrom('failures').select('id').where('id', '=', id).executeTakeFirst();
  if (known === undefined && !(await mayBegin())) return;
  await db.transaction().execute(async (transaction) => {
    const [first] = tellingFrames(frames);
    const cause = { id, side, remote, error, message, frames: JSON.stringify(frames), visits: 1 };
    await transaction
      .insertInto('failures')
      .values({ ...cause, source: first?.source ?? '', in_function: first?.inFunction ?? '' })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ visits: sql`failures.visits + 1`, last_at: sql`clock_timestamp()` }),
      )
      .execute();
    if (known === undefined) await dropWeakest(transaction, remote, id);
    await transaction
      .insertInto('failure_counts')
      .values({ failure: id, version, browser, visits: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['failure', 'version', 'browser'])
          .doUpdateSet({ visits: sql`failure_counts.visits + 1`, last_at: sql`clock_timestamp()` }),
      )
      .execute();
    const steps = JSON.stringify(failure.steps);
    const components = JSON.stringify(failure.components);
    await sql`insert into failure_examples (failure, version, page, browser, steps, components, trace)
      select ${id}, ${version}, ${page}, ${browser}, ${steps}::jsonb, ${components}::jsonb, ${failure.trace ?? null}
      where (select count(*) from failure_examples where failure = ${id} and version = ${version}) < ${sql.lit(MOST_EXAMPLES)}
    `.execute(transaction);
  });
}
