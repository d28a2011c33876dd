import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { lockLog } from '../releases/appendToLog.ts';

/** Which services in every language can verify, with short signatures. */
export const IDENTITY_ALGORITHM = 'ES256';
/** A new key is published for this long before it signs, so that services which keep the list know it by then. */
const PUBLISHED_FIRST_MS = 10 * 60_000;
/** A replaced key stays published for this long, far longer than any identity it signed is valid. */
const PUBLISHED_AFTER_MS = 60 * 60_000;

type PublicJwk = Pick<JWK, 'kty' | 'crv' | 'x' | 'y' | 'kid' | 'alg' | 'use'>;

export interface IdentityKey {
  kid: string;
  madeAt: Date;
  privateKey: CryptoKey;
  publicJwk: PublicJwk;
}

/** Makes the first key where there is none. Of gateways that start together one makes it. */
export async function ensureIdentityKey(db: Kysely<Tables>): Promise<void> {
  const key = await newKey();
  await db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    const known = await transaction.selectFrom('identity_keys').select('kid').limit(1).executeTakeFirst();
    if (known === undefined) await transaction.insertInto('identity_keys').values(key).execute();
  });
}

/** A key that is not stored yet. */
export async function newKey(): Promise<{ kid: string; private_key: string }> {
  const { privateKey } = await generateKeyPair(IDENTITY_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  // The key itself names it: two are never taken for each other.
  return { kid: `k-${(jwk.x ?? '').slice(0, 16)}`, private_key: JSON.stringify(jwk) };
}

/** All keys that are stored, newest first. */
export async function readIdentityKeys(db: Kysely<Tables>, known: readonly IdentityKey[] = []): Promise<IdentityKey[]> {
  const rows = await db.selectFrom('identity_keys').selectAll().orderBy('made_at', 'desc').orderBy('kid').execute();
  return Promise.all(rows.map(async (row) => known.find(({ kid }) => kid === row.kid) ?? keyOfRow(row)));
}

export async function keyOfRow(row: { kid: string; private_key: string; made_at: Date }): Promise<IdentityKey> {
  const jwk = JSON.parse(row.private_key) as JWK;
  const { kty, crv, x, y } = jwk;
  return {
    kid: row.kid,
    madeAt: row.made_at,
    privateKey: (await importJWK(jwk, IDENTITY_ALGORITHM)) as CryptoKey,
    publicJwk: { kty, crv, x, y, kid: row.kid, alg: IDENTITY_ALGORITHM, use: 'sig' } as PublicJwk,
  };
}

/** The key that signs now: the newest that has been published for long enough. `keys` are newest first. */
export function signingKey(keys: readonly IdentityKey[], now: Date): IdentityKey {
  const key = keys.find(({ madeAt }) => now.getTime() - madeAt.getTime() >= PUBLISHED_FIRST_MS) ?? keys.at(-1);
  if (key === undefined) throw new Error('There is no key to sign identities with.');
  return key;
}

/** The keys that services need: the one that signs, those that will, and those that did until lately. */
export function publishedKeys(keys: readonly IdentityKey[], now: Date): PublicJwk[] {
  const current = keys.indexOf(signingKey(keys, now));
  return keys
    .filter((_key, index) => {
      if (index <= current) return true;
      const replacedAt = (keys[index - 1]?.madeAt.getTime() ?? 0) + PUBLISHED_FIRST_MS;
      return now.getTime() - replacedAt < PUBLISHED_AFTER_MS;
    })
    .map(({ publicJwk }) => publicJwk);
}
