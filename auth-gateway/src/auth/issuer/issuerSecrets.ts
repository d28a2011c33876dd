import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { JWKS } from 'oidc-provider';
import type { Tables } from '../../database/tables.ts';
import { keptSetting } from '../keptSetting.ts';

export interface IssuerSecrets {
  jwks: JWKS;
  cookieKey: string;
  clientSecret: string;
}

/** The embedded issuer's keys: made at the first start and kept in the database. */
export async function issuerSecrets(db: Kysely<Tables>): Promise<IssuerSecrets> {
  return {
    jwks: JSON.parse(await keptSetting(db, 'issuer-jwks', makeJwks)) as JWKS,
    cookieKey: await keptSetting(db, 'issuer-cookie-key', makeSecret),
    clientSecret: await keptSetting(db, 'issuer-client-secret', makeSecret),
  };
}

function makeJwks(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' };
  return JSON.stringify({ keys: [key] });
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}
