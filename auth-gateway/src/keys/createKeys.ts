import type { IncomingMessage } from 'node:http';
import type { RequestKey } from '@saltbush/capability/access';
import { createRateLimiter } from '@saltbush/capability/http';
import { type PrivateLinks, secretUuid } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { type FoundKey, findKey, type KnownKey, keyUser } from '@saltbush/clients/neighbours';
import type { Request, RequestHandler, Response } from 'express';
import type { Database } from '../database/openDatabase.ts';
import { bearerToken } from '../http/bearerToken.ts';

interface Dependencies {
  database: Database;
  links: PrivateLinks;
  now: () => Date;
}

/** A key as a request came with it. */
export interface UsedKey extends RequestKey {
  known: KnownKey;
}

export interface Keys {
  /** Reads the key of a request, and counts its use. */
  read: RequestHandler;
  keyOf: (request: IncomingMessage) => UsedKey | null;
}

/** Of each key, at all gateways together. */
export const KEY_RATE = { name: 'api-key', points: 300, durationSeconds: 60 };
const KEY_TEXT = /^sk_(?:live|test)_/;
const IDEMPOTENCY_TEXT = /^[\x21-\x7e]{1,255}$/;

/** @throws Refusal for a key that nobody has, or that has ended: whoever sends one made it, so they are told which. */
function requireValid(found: FoundKey | null): KnownKey {
  if (found?.status === 'valid') return found.key;
  if (found === null) {
    const message = 'This API key is unknown or was revoked. An owner of your company makes keys at /dashboard/keys.';
    throw new Refusal(message, { status: 401, code: 'key-unknown' });
  }
  const endedAt = found.endedAt.toISOString();
  const message = found.isReplaced
    ? `This API key was replaced and ended at ${endedAt}. Send the key that took its place, or have an owner of your company make another at /dashboard/keys.`
    : `This API key ended at ${endedAt}. An owner of your company replaces it at /dashboard/keys, and the new key may do the same.`;
  throw new Refusal(message, { status: 401, code: 'key-expired', facts: { endedAt } });
}

/** @throws Refusal for a company that nobody may act for at present. */
function requireActive({ company: { businessName, status } }: KnownKey): void {
  if (status === 'active') return;
  const message = `${businessName} is suspended, and its keys with it. Call us to open the account again.`;
  throw new Refusal(message, { status: 403, code: 'forbidden' });
}

/**
 * What stands for the `Idempotency-Key` of a request: another one for each company, mode and route, which nobody else can
 * work out.
 */
function submissionOf(request: Request, { company, mode }: KnownKey, links: PrivateLinks): string | null {
  const text = request.get('idempotency-key');
  if (text === undefined) return null;
  if (!IDEMPOTENCY_TEXT.test(text)) {
    const message = 'Idempotency-Key must have 1 to 255 visible ASCII characters, such as a UUID.';
    throw new Refusal(message, { status: 400, code: 'bad-request' });
  }
  const route = `${request.method} ${request.originalUrl.split('?', 1)[0]}`;
  return secretUuid(links, JSON.stringify(['idempotency', mode, company.reference, route, text]));
}

/** The API keys that requests come with. */
export function createKeys({ database, links, now }: Dependencies): Keys {
  const limiter = createRateLimiter(database.pool, KEY_RATE);
  const used = new WeakMap<IncomingMessage, UsedKey>();

  async function count({ id }: KnownKey, response: Response): Promise<void> {
    const result = await limiter.consume(String(id));
    const remaining = result.status === 'ok' ? result.remaining : 0;
    const seconds = result.status === 'ok' ? result.resetSeconds : result.retryAfterSeconds;
    response.set({
      'ratelimit-limit': String(KEY_RATE.points),
      'ratelimit-remaining': String(remaining),
      'ratelimit-reset': String(seconds),
    });
    if (result.status === 'ok') return;
    response.set('retry-after', String(seconds));
    const message = `This key may be used ${KEY_RATE.points} times a minute. Try again in ${seconds} seconds.`;
    throw new Refusal(message, { status: 429, code: 'too-many-requests' });
  }

  return {
    async read(request, response, next) {
      const text = bearerToken(request);
      if (text === null || !KEY_TEXT.test(text)) return next();
      const known = requireValid(await findKey(database.db, text, now()));
      requireActive(known);
      await count(known, response);
      const { scopes } = known;
      used.set(request, { known, user: keyUser(known), scopes, submissionId: submissionOf(request, known, links) });
      next();
    },
    keyOf: (request) => used.get(request) ?? null,
  };
}
