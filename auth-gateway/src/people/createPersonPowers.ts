import { Readable } from 'node:stream';
import type {
  ErasePersonInput,
  ExportPersonInput,
  PersonAct,
  PersonCounts,
  PersonFound,
} from '@saltbush/business-api/people';
import type { Clock } from '@saltbush/capability';
import type { Person } from '@saltbush/capability/people';
import { Refusal } from '@saltbush/capability/refusal';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { createErasures, type Erasures } from './createErasures.ts';
import { exportEntries } from './exportEntries.ts';
import { findPerson } from './findPerson.ts';
import { PERSON_PARTS_IN_ORDER } from './parts/personParts.ts';
import { appendPersonAct } from './person-acts.ts';
import { personHash, personKey } from './personHash.ts';
import type { ErasureWish, PersonPowerAct } from './power-acts.ts';
import { zipped } from './zipped.ts';

/** A copy of the data about a person. It is read while it is sent. */
export interface PersonCopy {
  fileName: string;
  content: Readable;
}

/** What staff can do about a person. Looking needs the staff role; giving out and erasing need a confirmation too. */
export interface PersonPowers {
  /** How many records of each part exist. */
  countParts: (person: Person) => Promise<PersonFound['parts']>;
  previewErasure: Erasures['preview'];
  /** @throws Refusal `not-found` when nothing is held. */
  askForCopy: (input: ExportPersonInput) => Promise<PersonPowerAct>;
  /**
   * What has to be confirmed, or the recorded act when this form has already done it. @throws Refusal like the erasure
   * itself.
   */
  askForErasure: (
    input: ErasePersonInput,
    actor: string,
  ) => Promise<{ done: PersonAct } | { toConfirm: PersonPowerAct }>;
  /** Records that a copy is given out, and returns it. @throws Refusal `not-found` when nothing is held any more. */
  giveCopy: (input: ExportPersonInput, actor: string) => Promise<PersonCopy>;
  /** @throws Refusal like `Erasures.erase`, and `not-found` when nothing is held any more. */
  erase: (wish: ErasureWish, actor: string) => Promise<PersonAct>;
}

interface Dependencies {
  database: Pick<Database, 'db'>;
  now: Clock;
  log: Logger;
}

/** The refusal for an address about which nothing is held. */
export const nothingHeld = (): Refusal =>
  new Refusal('Nothing is held about this address. Check how it is written; a person may have used another.', {
    status: 404,
    code: 'not-found',
  });

export function createPersonPowers({ database, now, log }: Dependencies): PersonPowers {
  const { db } = database;
  const key = () => personKey(db);
  const erasures = createErasures({ database, key, log });

  async function countParts(person: Person): Promise<PersonFound['parts']> {
    const parts: PersonFound['parts'] = {};
    for (const part of PERSON_PARTS_IN_ORDER) {
      const count = await part.count(db, person);
      if (count > 0) parts[part.id] = count;
    }
    return parts;
  }

  async function heldAbout(email: string): Promise<{ person: Person; parts: [id: string, count: number][] }> {
    const person = await findPerson(db, email);
    const parts = Object.entries(await countParts(person));
    if (parts.length === 0) throw nothingHeld();
    return { person, parts };
  }

  return {
    countParts,
    previewErasure: erasures.preview,
    async askForCopy({ email, reason }) {
      const { person, parts } = await heldAbout(email);
      const records = parts.reduce((sum, [, count]) => sum + count, 0);
      return { kind: 'export-person', email: person.email, reason, records };
    },
    async askForErasure({ confirmation: _typed, ...wish }, actor) {
      const asked = await erasures.ask(wish, actor);
      if (asked === null) throw nothingHeld();
      if ('done' in asked) return asked;
      return { toConfirm: { kind: 'erase-person', ...wish, email: wish.email.trim(), counts: asked.counts } };
    },
    async giveCopy({ email, reason }, actor) {
      const { person, parts } = await heldAbout(email);
      const counts: PersonCounts = Object.fromEntries(
        parts.map(([id, kept]) => [id, { removed: 0, blanked: 0, kept }]),
      );
      const facts = { submissionId: null, actor, reason: reason.trim(), pseudonym: null, counts };
      const hash = personHash(await key(), email);
      await db
        .transaction()
        .execute((transaction) => appendPersonAct(transaction, { kind: 'export', person: hash, ...facts }));
      const at = now();
      return {
        fileName: `personal-data-${at.toISOString().slice(0, 10)}.zip`,
        content: Readable.from(zipped(exportEntries(db, person, at))),
      };
    },
    async erase(wish, actor) {
      const act = await erasures.erase(wish, actor);
      if (act === null) throw nothingHeld();
      return act;
    },
  };
}
