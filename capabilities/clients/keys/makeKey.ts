import { takeOnce } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import { type PrivateLinks, tokenHash } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import { type ApiKeyMade, type MakeKeyInput, MOST_KEYS } from '../api/keys.ts';
import { ownersOf } from '../members/ownersOf.ts';
import type { Tables } from '../tables.ts';
import { keyMail } from './keyMail.ts';
import { type KeyRow, keyOfRow } from './keyRow.ts';
import { keyHint, keyText } from './keyText.ts';

interface Making {
  reference: string;
  businessName: string;
  input: MakeKeyInput;
  /** E-mail of the owner who makes it. */
  madeBy: string;
  now: Date;
  links: PrivateLinks;
  /** Origin for the links in mails. */
  publicUrl: string;
}

/** @throws Refusal `keys-full`. The company is locked, so that of two at once the second one counts the first. */
async function requireRoom(transaction: Kysely<Tables>, reference: string): Promise<void> {
  await transaction
    .selectFrom('clients')
    .select('reference')
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await transaction
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reference', '=', reference)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count < MOST_KEYS) return;
  const message = `Your company has ${MOST_KEYS} keys in use. Revoke one that nothing uses before you make another.`;
  throw new Refusal(message, { status: 409, code: 'keys-full' });
}

/**
 * Makes a key, once for each form. The key is computed and never stored, so a form that is sent again, since its answer
 * was lost, is answered with the same key; a copy of the database opens nothing. Every owner is told of a live one.
 * @throws Refusal `keys-full`, `submission-reused`.
 */
export async function makeKey(
  db: Kysely<Tables>,
  { reference, businessName, input, madeBy, now, links, publicUrl }: Making,
): Promise<{ made: ApiKeyMade; isNew: boolean }> {
  const { submissionId, name, mode, scopes } = input;
  const secret = links.token(`api-key:${reference}:${submissionId}`);
  const madeOf = (row: KeyRow, isNew: boolean) => ({
    made: { key: keyOfRow(row), token: keyText(row.mode, secret) },
    isNew,
  });

  async function find() {
    const row = await db
      .selectFrom('api_keys')
      .selectAll()
      .where('reference', '=', reference)
      .where('submission_id', '=', submissionId)
      .executeTakeFirst();
    if (!row) return null;
    if (row.revoked_at === null && row.mode === mode && row.name === name.trim()) return madeOf(row, false);
    const message = 'This form made another key. Load the page again, then make this one.';
    throw new Refusal(message, { status: 409, code: 'submission-reused' });
  }

  return takeOnce({
    find,
    take: () =>
      db.transaction().execute(async (transaction) => {
        await requireRoom(transaction, reference);
        const row = await transaction
          .insertInto('api_keys')
          .values({
            ...{ reference, submission_id: submissionId, name: name.trim(), mode },
            scopes: JSON.stringify([...new Set(scopes)]),
            token_hash: tokenHash(secret) ?? '',
            hint: keyHint(mode, secret),
            ...{ made_by: madeBy, made_at: now },
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        if (mode === 'live') {
          const facts = { reference, businessName, name: row.name, hint: row.hint, madeBy, madeAt: now, publicUrl };
          for (const to of await ownersOf(transaction, reference))
            await queueMail(transaction, keyMail({ ...facts, to }));
        }
        return madeOf(row, true);
      }),
  });
}
