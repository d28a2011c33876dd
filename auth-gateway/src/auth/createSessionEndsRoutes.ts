import type { Clock } from '@saltbush/capability';
import { parseBody } from '@saltbush/capability/http';
import type { Request } from 'express';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { readJsonLater } from '../http/readJsonLater.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import { sessionEndBody } from './sessionEndBody.ts';
import { endSessions } from './sessions/endSessions.ts';

interface Dependencies {
  database: Pick<Database, 'db'>;
  permits: { permitOperator: (request: Request) => Promise<{ label: string }> };
  now: Clock;
}

/** `POST /api/ops/session-ends`: operators end every session of a user, whom they name by id or e-mail. */
export function createSessionEndsRoutes({ database: { db }, permits, now }: Dependencies) {
  /** Ids of every user with this name: over time, one e-mail may have belonged to several users. */
  async function idsOf(user: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select distinct sess->'user'->>'id' as id from sessions
        where sess->'user'->>'id' = ${user} or lower(sess->'user'->>'email') = lower(${user})
      union
      select id from users where id = ${user} or lower(email) = lower(${user})
    `.execute(db);
    return rows.map(({ id }) => id);
  }

  const readBody = readJsonLater({ limitBytes: 4_096 });
  return {
    'POST /api/ops/session-ends': async (request, response) => {
      response.set('cache-control', 'no-store');
      const { label } = await permits.permitOperator(request);
      const { user, reason } = parseBody(sessionEndBody, await readBody(request, response));
      const act = { at: now(), reason: reason.trim(), actor: label };
      let ended = 0;
      for (const userId of await idsOf(user.trim())) {
        ended += await endSessions(db, { userId, issuerSession: null, before: Number.MAX_SAFE_INTEGER }, act);
      }
      response.json({ ended });
    },
  } satisfies PlatformHandlers;
}
