import { daysBefore } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import { type PrivateLinks, tokenHash } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import type { Transaction } from 'kysely';
import type { KeyLifetimeDays } from '../api/key-lifetimes.data.ts';
import type { ApiKeyMade, MakeKeyInput } from '../api/keys.ts';
import { ownersOf } from '../members/ownersOf.ts';
import type { Tables } from '../tables.ts';
import { keyMail } from './keyMail.ts';
import { type KeyRow, keyOfRow } from './keyRow.ts';
import { keyHint, keyText } from './keyText.ts';
import { requireRoom } from './requireRoom.ts';

/** What every key is made with. */
export interface KeyMaking {
  /** E-mail of the owner who makes it. */
  madeBy: string;
  now: Date;
  links: PrivateLinks;
  /** Origin for the links in mails. */
  publicUrl: string;
}

interface KeyInput extends MakeKeyInput {
  lifetimeDays: KeyLifetimeDays | null;
}

interface Adding extends KeyMaking {
  company: { reference: string; businessName: string };
  input: KeyInput;
  /** The key in whose place it is made, and until when that one still works. */
  replaces: { row: KeyRow; until: Date } | null;
  /** Whether a key that this form made before is the one that it asks for. */
  isSame: (before: KeyRow) => boolean;
}

/**
 * Adds a key, once for each form. The key is computed and never stored, so a form that is sent again, since its answer
 * was lost, is answered with the same key; a copy of the database opens nothing. Every owner is told of a live one. The
 * company is locked, so that of two at once the second one counts the first.
 * @throws Refusal `keys-full`, `submission-reused`.
 */
export async function addKey(
  transaction: Transaction<Tables>,
  { company: { reference, businessName }, input, replaces, isSame, madeBy, now, links, publicUrl }: Adding,
): Promise<{ made: ApiKeyMade; isNew: boolean }> {
  const { submissionId, name, mode, scopes, lifetimeDays } = input;
  await transaction
    .selectFrom('clients')
    .select('reference')
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const secret = links.token(`api-key:${reference}:${submissionId}`);
  const madeOf = (row: KeyRow, isNew: boolean) => ({
    made: { key: keyOfRow(row), token: keyText(row.mode, secret) },
    isNew,
  });
  const before = await transaction
    .selectFrom('api_keys')
    .selectAll()
    .where('reference', '=', reference)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (before) {
    if (before.revoked_at === null && before.lifetime_days === lifetimeDays && isSame(before)) {
      return madeOf(before, false);
    }
    const message = 'This form made another key. Load the page again, then make this one.';
    throw new Refusal(message, { status: 409, code: 'submission-reused' });
  }

  await requireRoom(transaction, { reference, replaces: replaces?.row.id ?? null, now });
  const row = await transaction
    .insertInto('api_keys')
    .values({
      ...{ reference, submission_id: submissionId, name: name.trim(), mode },
      scopes: JSON.stringify([...new Set(scopes)]),
      token_hash: tokenHash(secret) ?? '',
      hint: keyHint(mode, secret),
      ...{ made_by: madeBy, made_at: now, lifetime_days: lifetimeDays },
      ends_at: lifetimeDays === null ? null : daysBefore(now, -lifetimeDays),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (mode === 'live') {
    for (const to of await ownersOf(transaction, reference)) {
      const old = replaces && { hint: replaces.row.hint, until: replaces.until };
      await queueMail(transaction, keyMail({ to, reference, businessName, row, replaces: old, publicUrl }));
    }
  }
  return madeOf(row, true);
}
