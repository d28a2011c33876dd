import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  erasePersonSchema,
  exportPersonSchema,
  findPersonSchema,
  type PersonFound,
} from '@saltbush/business-api/people';
import { staffOf } from '@saltbush/capability/access';
import {
  consumeRate,
  createRateLimiter,
  pageNumber,
  parseBody,
  type RateLimit,
  readJson,
} from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { Visitor } from '@saltbush/contract';
import type { Request, RequestHandler } from 'express';
import type { Confirmations, SessionActor } from '../auth/power-acts.ts';
import { sessionIdOf } from '../auth/sessionIdOf.ts';
import type { Database } from '../database/openDatabase.ts';
import { isPageVisit } from '../http/isPageVisit.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import { nothingHeld, type PersonPowers } from './createPersonPowers.ts';
import { erasureLines } from './erasureLines.ts';
import { findPerson } from './findPerson.ts';
import { actsAbout, listPersonActs } from './person-acts.ts';
import { personHash, personKey } from './personHash.ts';
import type { PersonPowerAct } from './power-acts.ts';

/** Limit per member of staff. Somebody who searches for more addresses is not answering requests of people. */
const LOOKS = { name: 'people-looks', points: 120, durationSeconds: 600 };
const ACTS = { name: 'people-acts', points: 30, durationSeconds: 3_600 };

interface Dependencies {
  database: Database;
  personPowers: PersonPowers;
  confirmations: Confirmations<PersonPowerAct>;
  visitorOf: (request: Request) => Visitor;
}

/**
 * What staff do with the data about a person: find, give out and erase it by e-mail address. The address is sent only
 * in bodies, so that it appears in no address bar and no log.
 */
export function createPeopleRoutes({ database, personPowers, confirmations, visitorOf }: Dependencies) {
  const { db, pool } = database;
  const json = readJson();
  const key = () => personKey(db);
  const actorOf = (request: Request): SessionActor => {
    const { id: userId, email: label } = staffOf(visitorOf(request));
    return { label, session: { id: sessionIdOf(request), userId } };
  };
  const counted = (rate: RateLimit): RequestHandler => {
    const limiter = createRateLimiter(pool, rate);
    return async (request, response, next) => {
      await consumeRate(limiter, staffOf(visitorOf(request)).id, response);
      next();
    };
  };
  const countLook = counted(LOOKS);
  const countAct = counted(ACTS);

  return {
    'POST /api/ops/people/search': [
      countLook,
      json,
      async (request, response) => {
        const { email } = parseBody(findPersonSchema, request.body);
        const person = await findPerson(db, email);
        const parts = await personPowers.countParts(person);
        const done = await actsAbout(db, personHash(await key(), email));
        response.json({ email: person.email, parts, acts: done } satisfies PersonFound);
      },
    ],

    'POST /api/ops/people/export': [
      countAct,
      json,
      async (request) => {
        const input = parseBody(exportPersonSchema, request.body);
        await confirmations.require(actorOf(request), await personPowers.askForCopy(input));
      },
    ],

    'POST /api/ops/people/erasure-preview': [
      countLook,
      json,
      async (request, response) => {
        const { email: actor } = staffOf(visitorOf(request));
        const { email } = parseBody(findPersonSchema, request.body);
        const preview = await personPowers.previewErasure(email, actor);
        if (preview === null) throw nothingHeld();
        response.json(preview);
      },
    ],

    'POST /api/ops/people/erasure': [
      countAct,
      json,
      async (request, response) => {
        const actor = actorOf(request);
        const asked = await personPowers.askForErasure(parseBody(erasePersonSchema, request.body), actor.label);
        if ('toConfirm' in asked) await confirmations.require(actor, asked.toConfirm);
        else response.json(asked.done);
      },
    ],

    'GET /api/ops/people/acts': async (request, response) => {
      response.json(await listPersonActs(db, pageNumber(request.query.page)));
    },

    // The list holds the key, with which one could test whether an address was erased. So it is sent as a download to
    // staff and never to a script.
    'GET /api/ops/people/erasures': async (request, response) => {
      staffOf(visitorOf(request));
      if (!isPageVisit(request)) {
        const message = 'The list of erasures is a download of a browser, over https: open it from the page of people.';
        throw new Refusal(message, { status: 403, code: 'page-visit-needed' });
      }
      response.set('cache-control', 'no-store').attachment('erasures.jsonl').type('text/plain');
      await pipeline(Readable.from(erasureLines(db, await key())), response);
    },
  } satisfies PlatformHandlers;
}
