import type { SlowerBackAnswer } from '@saltbush/contract/release-api';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { appendToLog, lockLog } from '../../releases/appendToLog.ts';

/** Kind of the lines of the log that say what the health watch may do. */
const WATCH_LINE = 'watch';

interface Change {
  name: string;
  /** Whether the watch takes a release back that is slower than the one before. */
  takesSlowerBack: boolean;
  actor: string;
  reason: string;
}

/** Names of which the health watch takes a slower release back, as operators said, from the lines of the log. */
export async function readSlowerBack(db: Kysely<Tables>): Promise<Set<string>> {
  const lines = await db
    .selectFrom('release_log')
    .select(['name', 'details'])
    .where('kind', '=', WATCH_LINE)
    .orderBy('seq')
    .execute();
  const names = new Set<string>();
  for (const { name, details } of lines) {
    if (name === null) continue;
    if (details?.takesSlowerBack === true) names.add(name);
    else names.delete(name);
  }
  return names;
}

/** Says whether the health watch takes slower releases of a name back. The log gets no line when nothing changes. */
export function setSlowerBack({ db }: Database, change: Change): Promise<SlowerBackAnswer> {
  const { name, takesSlowerBack, actor, reason } = change;
  return db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    if ((await readSlowerBack(transaction)).has(name) === takesSlowerBack) return { name, takesSlowerBack, seq: null };
    const line = { kind: WATCH_LINE, name, actor, reason, details: { takesSlowerBack } } as const;
    return { name, takesSlowerBack, seq: (await appendToLog(transaction, line)).seq };
  });
}
