import { randomBytes } from 'node:crypto';
import type { ErasurePreview, PersonAct, PersonCounts } from '@saltbush/business-api/people';
import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import { countsDigest, eraseWithin } from './eraseWithin.ts';
import { erasureObstacles } from './erasureObstacles.ts';
import { findPerson } from './findPerson.ts';
import { appendPersonAct, lockActs, personAct } from './person-acts.ts';
import { personHash } from './personHash.ts';
import type { ErasureWish } from './power-acts.ts';

export interface Erasures {
  /** What an erasure would do, found by doing it and rolling it back. Null when nothing is held. */
  preview: (email: string, actor: string) => Promise<ErasurePreview | null>;
  /**
   * What an erasure would do, or the recorded act when this submission has already done it; null when nothing is held.
   * @throws Refusal like `erase`.
   */
  ask: (wish: ErasureWish, actor: string) => Promise<{ done: PersonAct } | { counts: PersonCounts } | null>;
  /**
   * Erases a person, once for each submission; sent again, it returns the recorded act. Null when nothing is held.
   * @throws Refusal `stale` when it would now do something else than was shown, `person-is-ours`, `freight-under-way`,
   * `submission-reused`.
   */
  erase: (wish: ErasureWish, actor: string) => Promise<PersonAct | null>;
}

interface Dependencies {
  database: Pick<Database, 'db'>;
  /** The key for hashing addresses. */
  key: () => Promise<string>;
  log: Logger;
}

/** Thrown to roll back the transaction of a preview. */
const TAKEN_BACK = new Error('Rolled back: this was a preview.');

/** Three bytes are enough to tell apart all the people that a carrier will ever erase. */
const newPseudonym = (): string => `Erased person ${randomBytes(3).toString('hex').toUpperCase()}`;

async function requireNoObstacle(db: Kysely<Tables>, email: string, actor: string): Promise<void> {
  const [obstacle] = await erasureObstacles(db, await findPerson(db, email), actor);
  if (obstacle) throw new Refusal(obstacle.message, { status: 409, code: obstacle.code });
}

function requireSeen(counts: PersonCounts, seen: string): void {
  if (countsDigest(counts) === seen) return;
  const message = 'What is held about this person has changed since you looked. Look again, then decide.';
  throw new Refusal(message, { status: 409, code: 'stale' });
}

/** Erases people, one at a time, each in one transaction. */
export function createErasures({ database: { db }, key, log }: Dependencies): Erasures {
  async function tryOut(email: string): Promise<PersonCounts> {
    let counts: PersonCounts = {};
    try {
      await db.transaction().execute(async (transaction) => {
        counts = await eraseWithin(transaction, await findPerson(transaction, email), newPseudonym());
        throw TAKEN_BACK;
      });
    } catch (error) {
      if (error !== TAKEN_BACK) throw error;
    }
    return counts;
  }

  async function known(input: ErasureWish, person: string): Promise<PersonAct | null> {
    const row = await db
      .selectFrom('person_acts')
      .selectAll()
      .where('submission_id', '=', input.submissionId)
      .executeTakeFirst();
    if (!row) return null;
    if (row.person === person) return personAct(row);
    const message = 'This form was sent already, for another person. Look for this one again.';
    throw new Refusal(message, { status: 409, code: 'submission-reused' });
  }

  return {
    async preview(email, actor) {
      const counts = await tryOut(email);
      const obstacles = await erasureObstacles(db, await findPerson(db, email), actor);
      if (Object.keys(counts).length === 0 && obstacles.length === 0) return null;
      return { email: email.trim(), counts, obstacles, seen: countsDigest(counts) };
    },
    async ask(wish, actor) {
      const done = await known(wish, personHash(await key(), wish.email));
      if (done) return { done };
      await requireNoObstacle(db, wish.email, actor);
      const counts = await tryOut(wish.email);
      if (Object.keys(counts).length === 0) return null;
      requireSeen(counts, wish.seen);
      return { counts };
    },
    async erase(input, actor) {
      const person = personHash(await key(), input.email);
      const before = await known(input, person);
      if (before) return before;
      const act = await db.transaction().execute(async (transaction) => {
        await lockActs(transaction);
        // When a form is sent twice at once, the second one waited and finds what the first has done.
        const row = await transaction
          .selectFrom('person_acts')
          .selectAll()
          .where('submission_id', '=', input.submissionId)
          .executeTakeFirst();
        if (row) return { ...personAct(row), isNew: false };
        await requireNoObstacle(transaction, input.email, actor);
        const pseudonym = newPseudonym();
        const found = await findPerson(transaction, input.email);
        const counts = await eraseWithin(transaction, found, pseudonym);
        requireSeen(counts, input.seen);
        if (Object.keys(counts).length === 0) return null;
        // Check again for freight that was booked meanwhile.
        await requireNoObstacle(transaction, input.email, actor);
        const facts = {
          submissionId: input.submissionId,
          actor,
          reason: input.reason.trim(),
          person,
          pseudonym,
          counts,
        };
        return { ...(await appendPersonAct(transaction, { kind: 'erasure', ...facts })), isNew: true };
      });
      if (act === null) return null;
      const { isNew, ...done } = act;
      // The log outlives the database, so an erasure can be repeated from it after a restore.
      if (isNew) log.info({ erasure: { person, pseudonym: done.pseudonym, at: done.at } }, 'person erased');
      return done;
    },
  };
}
