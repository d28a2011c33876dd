import { Refusal } from '@saltbush/capability/refusal';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The same statement is published once. @throws Refusal when it is sent again after the release was pruned. */
export async function refuseReplay(db: Kysely<Tables>, name: string, statement: string): Promise<void> {
  const earlier = await db
    .selectFrom('release_log')
    .select(['seq', 'version'])
    .where('kind', '=', 'publish')
    .where('name', '=', name)
    .where(sql<boolean>`details ->> 'statement' = ${statement}`)
    .executeTakeFirst();
  if (earlier === undefined) return;
  const message = `This signature published ${name} ${earlier.version} before, in line ${earlier.seq} of the log. Publish again with mfe publish, which signs anew.`;
  throw new Refusal(message, { status: 403, code: 'signature-replayed' });
}
