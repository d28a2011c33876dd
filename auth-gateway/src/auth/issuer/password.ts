import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;

/** `scrypt$<salt>$<key>`, both base64url, with Node's cost parameters (N 16384, r 8, p 1). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFC'), salt, KEY_BYTES);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

// Unknown accounts are verified against this hash, so that their answer takes as long as that of a known one.
const NOBODY = `scrypt$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(KEY_BYTES).toString('base64url')}`;

/** Takes the same time with or without a hash, so that nobody can find out which accounts exist. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, salt = '', key = ''] = (hash ?? NOBODY).split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64url'), KEY_BYTES);
  const isEqual = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isEqual && hash !== null && scheme === 'scrypt';
}
