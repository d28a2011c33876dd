import { createHash, randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { ConfirmationTables } from '../database/confirmation-tables.ts';
import type { Database } from '../database/openDatabase.ts';
import type { PowerAct } from './power-act.ts';

type Row = Selectable<ConfirmationTables['confirmations']>;
export type WaitingAct = Omit<Row, 'act'> & { act: PowerAct };

interface NewWaitingAct {
  sessionId: string;
  userId: string;
  actor: string;
  act: PowerAct;
}

/** Result of taking an act. `outdated`: the page was shown again since, so this form is no longer the latest. */
export type Taking = { status: 'taken'; row: WaitingAct } | { status: 'done' | 'ended' | 'outdated' };

export interface ConfirmationStore {
  /** Stores an act for five minutes and resolves to its id. A session keeps its newest five. */
  add: (act: NewWaitingAct) => Promise<string>;
  /** Null for an act that is done, has ended or never existed. */
  findWaiting: (id: string) => Promise<WaitingAct | null>;
  /** Binds the act to a session and resolves to the secret for its form. Earlier secrets no longer count. */
  show: (id: string, sessionId: string) => Promise<string>;
  /** Takes the act, once, for the form that carries the secret. */
  take: (id: string, secret: string) => Promise<Taking>;
}

const WAIT_MINUTES = 5;
const MOST_WAITING = 5;

/** Only `add` writes acts. */
const asWaiting = (row: Row): WaitingAct => ({ ...row, act: row.act as PowerAct });
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Acts that wait for confirmation. All times are the database's, so that the clocks of gateways do not matter. */
export function createConfirmationStore({ db }: Pick<Database, 'db'>): ConfirmationStore {
  const isWaiting = sql<boolean>`done_at is null and expires_at > clock_timestamp()`;

  async function findWaiting(id: string): Promise<WaitingAct | null> {
    const row = await db
      .selectFrom('confirmations')
      .selectAll()
      .where('id', '=', id)
      .where(isWaiting)
      .executeTakeFirst();
    return row ? asWaiting(row) : null;
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
        // The act may name a person, so it is wiped. What was done is recorded in the act's own log.
        const taken = { done_at: sql<Date>`clock_timestamp()`, act: '{}' };
        await transaction.updateTable('confirmations').set(taken).where('id', '=', id).execute();
        return asWaiting(found);
      });
      if (row !== null) return { status: 'taken', row };
      const known = await db.selectFrom('confirmations').select('done_at').where('id', '=', id).executeTakeFirst();
      if (known !== undefined && known.done_at !== null) return { status: 'done' };
      return { status: (await findWaiting(id)) === null ? 'ended' : 'outdated' };
    },
  };
}
