import { createHash } from 'node:crypto';
import { createSecretSeal, newSecret, secretKey } from './createSecretSeal.ts';

const linksOf = (secret: string) => ({
  token: (record: string) => createHash('sha256').update(`${secret}:${record}`).digest('base64url').slice(0, 22),
});

it('makes secrets as Standard Webhooks writes them, each another', () => {
  const secrets = [newSecret(), newSecret()];
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(secretKey(secret)).toHaveLength(32);
  }
  expect(new Set(secrets).size).toBe(2);
});

it('opens what it sealed, with the same secret of the links alone', () => {
  const seal = createSecretSeal(linksOf('a'));
  const secret = newSecret();
  const sealed = seal.seal(secret);
  expect(sealed).not.toContain(secret.slice(6));
  expect(seal.seal(secret)).not.toBe(sealed);
  expect(seal.open(sealed)).toBe(secret);
  expect(createSecretSeal(linksOf('a')).open(sealed)).toBe(secret);
  expect(createSecretSeal(linksOf('b')).open(sealed)).toBeNull();
});

it('opens nothing that was changed', () => {
  const seal = createSecretSeal(linksOf('a'));
  const bytes = Buffer.from(seal.seal(newSecret()), 'base64');
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  for (const changed of [bytes.toString('base64'), 'AAAA', '']) expect(seal.open(changed)).toBeNull();
});
