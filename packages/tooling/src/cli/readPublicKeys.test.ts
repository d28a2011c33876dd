import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { keyIdOf } from '@saltbush/contract/log-signature';
import { readPublicKeys } from './readPublicKeys.ts';

const pem = (key: KeyObject, type: 'spki' | 'pkcs8' = 'spki') => key.export({ type, format: 'pem' }).toString();
const one = generateKeyPairSync('ed25519');
const two = generateKeyPairSync('ed25519');

describe('readPublicKeys', () => {
  it('reads each key of the file, by the id that its private half has', () => {
    const keys = readPublicKeys(`The old one\n${pem(one.publicKey)}\nThe new one\n${pem(two.publicKey)}`);
    expect([...keys.keys()]).toEqual([keyIdOf(one.privateKey), keyIdOf(two.privateKey)]);
  });

  it.each([
    ['nothing', '', 'no public key'],
    ['a private key', pem(one.privateKey, 'pkcs8'), 'holds a private key'],
    ['a key of another kind', pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey), 'something else'],
    ['a damaged key', pem(one.publicKey).replace(/[A-Za-z]{6}/g, '%%%%%%'), 'something else'],
  ])('refuses %s', (_what, text, reason) => {
    expect(() => readPublicKeys(text)).toThrow(reason);
  });
});
