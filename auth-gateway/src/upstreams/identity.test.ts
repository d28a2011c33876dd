import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { type IdentityKey, keyOfRow, newKey, publishedKeys, signingKey } from './identityKeys.ts';
import { IDENTITY_SECONDS, signIdentity } from './signIdentity.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const ISSUER = 'https://www.saltbush.example';

async function keyMade(minutes: number): Promise<IdentityKey> {
  return keyOfRow({ ...(await newKey()), made_at: minutesAgo(minutes) });
}

const FACTS = {
  issuer: ISSUER,
  remote: 'mf-tracking',
  visitor: {
    status: 'signed-in',
    user: { id: 'ana', email: 'ana@company.example', firstName: null, roles: ['client'] },
  },
  isEmailVerified: true,
  companies: ['C-2026-0001'],
  release: 'mf-tracking@1.4.0',
  act: 'POST /api/tracking/notes',
  now: NOW,
} as const satisfies Parameters<typeof signIdentity>[1];

const keysOf = (keys: readonly IdentityKey[], now = NOW) =>
  createLocalJWKSet({ keys: publishedKeys(keys, now) } as unknown as JSONWebKeySet);
const terms = (changes = {}) => ({
  issuer: ISSUER,
  audience: 'mf-tracking',
  algorithms: ['ES256'],
  currentDate: NOW,
  ...changes,
});

describe('an identity', () => {
  it('says who sends which request from which release', async () => {
    const key = await keyMade(60);
    const { payload, protectedHeader } = await jwtVerify(await signIdentity(key, FACTS), keysOf([key]), terms());
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: key.kid });
    expect(payload).toEqual({
      iss: ISSUER,
      aud: 'mf-tracking',
      sub: 'ana',
      email: 'ana@company.example',
      email_verified: true,
      roles: ['client'],
      companies: ['C-2026-0001'],
      release: 'mf-tracking@1.4.0',
      act: 'POST /api/tracking/notes',
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iat: NOW.getTime() / 1_000,
      exp: NOW.getTime() / 1_000 + IDENTITY_SECONDS,
    });
  });

  it('names nobody where nobody is signed in', async () => {
    const key = await keyMade(60);
    const signed = await signIdentity(key, { ...FACTS, visitor: { status: 'signed-out' } });
    const { payload } = await jwtVerify(signed, keysOf([key]), terms());
    expect(payload).toMatchObject({ roles: [], companies: [] });
    expect(Object.keys(payload)).not.toEqual(expect.arrayContaining(['sub']));
    expect(Object.keys(payload)).not.toEqual(expect.arrayContaining(['email']));
  });

  it('is worth nothing at another service, from another site, later, or changed', async () => {
    const key = await keyMade(60);
    const signed = await signIdentity(key, FACTS);
    const later = new Date(NOW.getTime() + (IDENTITY_SECONDS + 1) * 1_000);
    const verified = (token: string, changes: object) => jwtVerify(token, keysOf([key]), terms(changes));
    await expect(verified(signed, { audience: 'mf-quote' })).rejects.toMatchObject({ claim: 'aud' });
    await expect(verified(signed, { issuer: 'https://elsewhere.example' })).rejects.toMatchObject({ claim: 'iss' });
    await expect(verified(signed, { currentDate: later })).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' });
    const [head = '', , signature = ''] = signed.split('.');
    const other = Buffer.from(JSON.stringify({ iss: ISSUER, aud: 'mf-tracking', sub: 'bob', exp: 9e9 })).toString(
      'base64url',
    );
    await expect(verified(`${head}.${other}.${signature}`, {})).rejects.toMatchObject({
      code: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    });
    const strangers = await signIdentity(await keyMade(60), FACTS);
    await expect(verified(strangers, {})).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
  });
});

describe('the keys', () => {
  it('are published before they sign, and for a while after they did', async () => {
    const old = await keyMade(600);
    const fresh = await keyMade(9);
    const both = [fresh, old];
    expect(signingKey(both, NOW)).toBe(old);
    expect(publishedKeys(both, NOW).map(({ kid }) => kid)).toEqual([fresh.kid, old.kid]);
    const soon = new Date(NOW.getTime() + 2 * 60_000);
    expect(signingKey(both, soon)).toBe(fresh);
    expect(publishedKeys(both, soon).map(({ kid }) => kid)).toEqual([fresh.kid, old.kid]);
    const nextDay = new Date(NOW.getTime() + 24 * 60 * 60_000);
    expect(publishedKeys(both, nextDay).map(({ kid }) => kid)).toEqual([fresh.kid]);
  });

  it('sign at once where there is only one, and are never published with their secret', async () => {
    const only = await keyMade(0);
    expect(signingKey([only], NOW)).toBe(only);
    expect(publishedKeys([only], NOW)).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        kid: only.kid,
        alg: 'ES256',
        use: 'sig',
      },
    ]);
  });
});
