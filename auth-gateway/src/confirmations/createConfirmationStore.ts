import { createHash, randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { ConfirmationTables } from '../database/confirmation-tables.ts';
import type { Database } from '../database/openDatabase.ts';
import type { PowerAct } from './power-act.ts';

export type WaitingAct = Selectable<ConfirmationTables['confirmations']>;

interface NewWaitingAct {
  sessionId: string;
  userId: string;
  actor: string;
  act: PowerAct;
}

/** How taking an act ended. `outdated`: the page was shown again since, so that this form is not the last. */
export type Taking = { status: 'taken'; row: WaitingAct } | { status: 'done' | 'ended' | 'outdated' };

export interface ConfirmationStore {
  /** Keeps an act for five minutes; resolves to its id. Of one session the newest five wait. */
  add: (act: NewWaitingAct) => Promise<string>;
  /** Null for one that is done, has ended or never was. */
  findWaiting: (id: string) => Promise<WaitingAct | null>;
  /** Gives the act to a session and resolves to the secret that its form has to carry: no earlier one counts any more. */
  show: (id: string, sessionId: string) => Promise<string>;
  /** Takes the act for whoever knows the secret, once. */
  take: (id: string, secret: string) => Promise<Taking>;
}

const WAIT_MINUTES = 5;
const MOST_WAITING = 5;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Acts that wait for their operator. All times are the database's, so that no gateway's clock matters. */
export function createConfirmationStore({ db }: Pick<Database, 'db'>): ConfirmationStore {
  const isWaiting = sql<boolean>`done_at is null and expires_at > clock_timestamp()`;

  async function findWaiting(id: string): Promise<WaitingAct | null> {
    const row = await db
      .selectFrom('confirmations')
      .selectAll()
      .where('id', '=', id)
      .where(isWaiting)
      .executeTakeFirst();
    return row ?? null;
  }

  return {
    findWaiting,
    async add({ sessionId, userId, actor, act }) {
      const id = randomBytes(16).toString('base64url');
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('confirmations')
          .values({
            ...{ id, session_id: sessionId, user_id: userId, actor, act: JSON.stringify(act) },
            expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${sql.lit(WAIT_MINUTES)})`,
          })
          .execute();
        const kept = transaction
          .selectFrom('confirmations')
          .select('id')
          .where('session_id', '=', sessionId)
          .orderBy('asked_at', 'desc')
          .limit(MOST_WAITING);
        await transaction
          .deleteFrom('confirmations')
          .where('session_id', '=', sessionId)
          .where('done_at', 'is', null)
          .where('id', 'not in', kept)
          .execute();
      });
      return id;
    },
    async show(id, sessionId) {
      const secret = randomBytes(32).toString('base64url');
      await db
        .updateTable('confirmations')
        .set({ session_id: sessionId, secret_hash: hashOf(secret) })
        .where('id', '=', id)
        .where(isWaiting)
        .execute();
      return secret;
    },
    async take(id, secret) {
      const row = await db.transaction().execute(async (transaction) => {
        const found = await transaction
          .selectFrom('confirmations')
          .selectAll()
          .where('id', '=', id)
          .where('secret_hash', '=', hashOf(secret))
          .where(isWaiting)
          .forUpdate()
          .executeTakeFirst();
        if (found === undefined) return null;
        // What was asked may name a person; what is done is on record elsewhere.
        const taken = { done_at: sql<Date>`clock_timestamp()`, act: '{}' };
        await transaction.updateTable('confirmations').set(taken).where('id', '=', id).execute();
        return found;
      });
      if (row !== null) return { status: 'taken', row };
      const known = await db.selectFrom('confirmations').select('done_at').where('id', '=', id).executeTakeFirst();
      if (known !== undefined && known.done_at !== null) return { status: 'done' };
      return { status: (await findWaiting(id)) === null ? 'ended' : 'outdated' };
    },
  };
}
