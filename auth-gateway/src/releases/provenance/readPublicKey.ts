import { createPublicKey, type KeyObject } from 'node:crypto';
import { Refusal } from '@saltbush/capability/refusal';
import { WEAK_KEYS } from './weak-keys.data.ts';

const HOW = 'Give what mfe keys make prints as the public key.';

function refuse(message: string, cause?: unknown): Refusal {
  return new Refusal(`${message} ${HOW}`, { status: 400, code: 'bad-request', cause });
}

function parse(text: string): KeyObject {
  // Node takes a private key for its public half, and it would then be kept here, in the log for ever.
  if (text.includes('PRIVATE KEY')) {
    throw refuse(
      'publicKey holds a private key: whoever has seen it can sign. Make another pair and keep the private one.',
    );
  }
  try {
    if (text.includes('-----BEGIN')) return createPublicKey(text);
    return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  } catch (cause) {
    throw refuse('publicKey is no public key.', cause);
  }
}

/** The 32 bytes of an Ed25519 key, which end its SPKI. */
function isWeak(spki: Buffer): boolean {
  const point = Buffer.from(spki.subarray(-32));
  point.writeUInt8(point.readUInt8(31) & 0x7f, 31);
  return WEAK_KEYS.has(point.toString('hex'));
}

/**
 * The public Ed25519 key in a text, PEM or SPKI in base64.
 * @throws Refusal for a private key, a key of another kind, and one with which anybody could sign.
 */
export function readPublicKey(text: string): KeyObject {
  const key = parse(text.trim());
  if (key.asymmetricKeyType !== 'ed25519') {
    throw refuse(`publicKey is a key for ${key.asymmetricKeyType ?? 'something else'}, and only Ed25519 is taken.`);
  }
  if (isWeak(key.export({ type: 'spki', format: 'der' }))) {
    throw refuse('publicKey is one of the few keys with which anybody can make signatures.');
  }
  return key;
}
