import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { LineSignature } from './release-api.ts';

/** A line of the log as it is signed. Its hash covers its content and every line before it. */
interface Signed {
  seq: number;
  hash: string;
}

/** The text that is signed. Never change it: every signature made so far would fail. */
const signedText = ({ seq, hash }: Signed) => Buffer.from(`saltbush release log\n${seq}\n${hash}`, 'utf8');

/** Names a key: the first 16 hex digits of the sha256 over its public half (SPKI, DER). Takes either half. */
export function keyIdOf(key: KeyObject): string {
  const open = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(open.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}

/** @param key A private Ed25519 key (RFC 8032). */
export function signLine(line: Signed, key: KeyObject): LineSignature {
  return { keyId: keyIdOf(key), text: sign(null, signedText(line), key).toString('base64url') };
}

/** Whether the holder of this key signed the line. Never throws, whatever the text is. */
export function isSignedBy(line: Signed, { text }: Pick<LineSignature, 'text'>, key: KeyObject): boolean {
  return verify(null, signedText(line), key, Buffer.from(text, 'base64url'));
}
