import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  erasePersonSchema,
  exportPersonSchema,
  findPersonSchema,
  type PersonCounts,
  type PersonFound,
} from '@saltbush/business-api/people';
import type { Visitor } from '@saltbush/contract';
import { type Request, Router } from 'express';
import { staffOf } from '../auth/staffOf.ts';
import type { Clock } from '../createClock.ts';
import type { Database } from '../database/openDatabase.ts';
import { Refusal } from '../errors.ts';
import { consumeRate } from '../http/consumeRate.ts';
import { createRateLimiter } from '../http/createRateLimiter.ts';
import { pageNumber } from '../http/pageNumber.ts';
import { parseBody } from '../http/parseBody.ts';
import { readJson } from '../http/readJson.ts';
import type { Logger } from '../log.ts';
import { createErasures } from './createErasures.ts';
import { erasureLines } from './erasureLines.ts';
import { exportEntries } from './exportEntries.ts';
import { findPerson } from './findPerson.ts';
import { PERSON_PARTS_IN_ORDER } from './parts/personParts.ts';
import type { Person } from './person.ts';
import { actsAbout, appendPersonAct, listPersonActs } from './person-acts.ts';
import { personHash, personKey } from './personHash.ts';
import { zipped } from './zipped.ts';

/** Of one member of staff. Who looks for many addresses does not answer people who asked. */
const LOOKS = { name: 'people-looks', points: 120, durationSeconds: 600 };
const ACTS = { name: 'people-acts', points: 30, durationSeconds: 3_600 };

interface Dependencies {
  database: Database;
  visitorOf: (request: Request) => Visitor;
  now: Clock;
  log: Logger;
}

const nothingHeld = () =>
  new Refusal('Nothing is held about this address. Check how it is written; a person may have used another.', {
    status: 404,
    code: 'not-found',
  });

/**
 * What is held about a person, for staff, under `/api/ops/people`: looked for, given out and erased by e-mail address,
 * which is in no address bar and no log since it is sent in bodies alone.
 */
export function createPeopleRouter({ database, visitorOf, now, log }: Dependencies): Router {
  const { db, pool } = database;
  const router = Router();
  const json = readJson();
  const looks = createRateLimiter(pool, LOOKS);
  const acts = createRateLimiter(pool, ACTS);
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

  router.use((request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    staffOf(visitorOf(request));
    next();
  });
  router.post(['/search', '/erasure-preview'], async (request, response, next) => {
    await consumeRate(looks, staffOf(visitorOf(request)).id, response);
    next();
  });
  router.post(['/export', '/erasure'], async (request, response, next) => {
    await consumeRate(acts, staffOf(visitorOf(request)).id, response);
    next();
  });

  router.post('/search', json, async (request, response) => {
    const { email } = parseBody(findPersonSchema, request.body);
    const person = await findPerson(db, email);
    const parts = await countParts(person);
    const done = await actsAbout(db, personHash(await key(), email));
    response.json({ email: person.email, parts, acts: done } satisfies PersonFound);
  });

  router.post('/export', json, async (request, response) => {
    const { email: actor } = staffOf(visitorOf(request));
    const { email, reason } = parseBody(exportPersonSchema, request.body);
    const person = await findPerson(db, email);
    const parts = Object.entries(await countParts(person));
    if (parts.length === 0) throw nothingHeld();
    const counts: PersonCounts = Object.fromEntries(parts.map(([id, kept]) => [id, { removed: 0, blanked: 0, kept }]));
    const hash = personHash(await key(), email);
    await db.transaction().execute((transaction) =>
      appendPersonAct(transaction, {
        ...{ kind: 'export', submissionId: null, actor, reason: reason.trim(), person: hash, pseudonym: null, counts },
      }),
    );
    const at = now();
    response.attachment(`personal-data-${at.toISOString().slice(0, 10)}.zip`).set({
      'content-type': 'application/zip',
      // It holds what strangers sent: never shown by a browser on this site.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    await pipeline(Readable.from(zipped(exportEntries(db, person, at))), response);
  });

  router.post('/erasure-preview', json, async (request, response) => {
    const { email: actor } = staffOf(visitorOf(request));
    const { email } = parseBody(findPersonSchema, request.body);
    const preview = await erasures.preview(email, actor);
    if (preview === null) throw nothingHeld();
    response.json(preview);
  });

  router.post('/erasure', json, async (request, response) => {
    const { email: actor } = staffOf(visitorOf(request));
    const erased = await erasures.erase(parseBody(erasePersonSchema, request.body), actor);
    if (erased === null) throw nothingHeld();
    response.status(erased.isNew ? 201 : 200).json(erased.act);
  });

  router.get('/acts', async (request, response) => {
    response.json(await listPersonActs(db, pageNumber(request.query.page)));
  });

  router.get('/erasures', async (_request, response) => {
    response.attachment('erasures.jsonl').type('text/plain');
    await pipeline(Readable.from(erasureLines(db, await key())), response);
  });

  return router;
}
