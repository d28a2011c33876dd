import type { Clock } from '@saltbush/capability';
import { type DeskCounts, MOST_COUNTED } from '@saltbush/capability/desk';
import { CAPABILITIES } from '../capabilities.ts';
import type { Database } from '../database/openDatabase.ts';
import { rememberBriefly } from '../http/rememberBriefly.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';

/** Shared by everybody on the desk, who all ask about twice a minute. */
const FRESH_MS = 1_000;

interface Dependencies {
  database: Pick<Database, 'db'>;
  now: Clock;
}

/** Mails that were given up, which somebody has to look into. */
async function failedMails({ db }: Dependencies['database']): Promise<number> {
  const rows = await db.selectFrom('mails').select('id').where('status', '=', 'failed').limit(MOST_COUNTED).execute();
  return rows.length;
}

/** `GET /api/ops/counts`: how many records of each kind wait for staff, each at most 100. */
export function createDeskCountsRoutes({ database, now }: Dependencies) {
  const counts: DeskCounts = Object.assign({}, ...CAPABILITIES.map(({ deskCounts }) => deskCounts));

  const countAll = rememberBriefly(async () => {
    const entries = Object.entries(counts).map(
      async ([name, count]) =>
        [name, await count(database.db as unknown as Parameters<typeof count>[0], now())] as const,
    );
    return Object.fromEntries([...(await Promise.all(entries)), ['failedMails', await failedMails(database)]]);
  }, FRESH_MS);

  return {
    'GET /api/ops/counts': async (_request, response) => {
      response.setHeader('cache-control', 'no-store');
      response.json(await countAll());
    },
  } satisfies PlatformHandlers;
}
