import { Refusal } from '@saltbush/capability/refusal';
import type { NewPublisher, Publisher, PublisherAnswer, PublisherPolicy } from '@saltbush/contract/release-api';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { appendToLog, lockLog } from '../appendToLog.ts';
import { publisherId } from './publisherId.ts';
import { publisherText } from './publisherText.ts';
import { PUBLISHER_LINE, type PublisherChange, readPolicies } from './readPolicies.ts';

interface Change {
  name: string;
  actor: string;
  reason: string;
}

/** More than a team has, so that a check of a signature stays short. */
const MOST_PUBLISHERS = 20;

async function policyOf(db: Parameters<typeof readPolicies>[0], name: string): Promise<PublisherPolicy | null> {
  return (await readPolicies(db, name))[0] ?? null;
}

async function append(
  transaction: Transaction<Tables>,
  { name, actor, reason }: Change,
  details: PublisherChange,
): Promise<number> {
  return (await appendToLog(transaction, { kind: PUBLISHER_LINE, name, actor, reason, details: { ...details } })).seq;
}

/**
 * Lets somebody publish releases of a remote. From the first on, a token alone does not publish any more.
 * @throws Refusal when there are too many already.
 */
export function addPublisher({ db }: Database, change: Change & { publisher: NewPublisher }): Promise<PublisherAnswer> {
  const { name, publisher } = change;
  const id = publisherId(publisher);
  return db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    const known = (await policyOf(transaction, name))?.publishers ?? [];
    if (known.some((one) => one.id === id)) return { name, id, seq: null };
    if (known.length >= MOST_PUBLISHERS) {
      const message = `${name} has ${MOST_PUBLISHERS} publishers already. Remove one first: mfe publishers lists them.`;
      throw new Refusal(message, { status: 409, code: 'too-many-publishers' });
    }
    return {
      name,
      id,
      seq: await append(transaction, change, {
        act: 'add',
        publisher: { ...publisher, id, what: publisherText(publisher) },
      }),
    };
  });
}

async function findPublisher(
  db: Parameters<typeof readPolicies>[0],
  { name, id }: { name: string; id: string },
): Promise<Publisher> {
  const publisher = (await policyOf(db, name))?.publishers.find((one) => one.id === id);
  if (publisher !== undefined) return publisher;
  const message = `${name} has no publisher ${id}. See mfe publishers for those there are.`;
  throw new Refusal(message, { status: 404, code: 'not-found' });
}

/** A publisher in words, before it is removed. @throws Refusal when there is none of this id. */
export const removablePublisher = async ({ db }: Database, which: { name: string; id: string }): Promise<string> =>
  (await findPublisher(db, which)).what;

/**
 * Takes the right to publish away, at once. What they published stays. Without any left, nobody may publish.
 * @throws Refusal when there is no such publisher.
 */
export function removePublisher({ db }: Database, change: Change & { id: string }): Promise<PublisherAnswer> {
  const { name, id } = change;
  return db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    const { what } = await findPublisher(transaction, change);
    return { name, id, seq: await append(transaction, change, { act: 'remove', id, what }) };
  });
}

/** @throws Refusal when a token alone publishes releases of this name already. */
export async function requirePolicy(db: Parameters<typeof readPolicies>[0], name: string): Promise<void> {
  if ((await policyOf(db, name)) !== null) return;
  const message = `${name} has no publishers, so there is nothing to end: whoever has a token may publish it.`;
  throw new Refusal(message, { status: 404, code: 'not-found' });
}

/** Ends a policy: whoever has a token may publish again. @throws Refusal when there is none. */
export function endPolicy({ db }: Database, change: Change): Promise<PublisherAnswer> {
  return db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    await requirePolicy(transaction, change.name);
    return { name: change.name, id: null, seq: await append(transaction, change, { act: 'end' }) };
  });
}
