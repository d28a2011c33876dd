import { createPublicKey, type KeyObject } from 'node:crypto';
import { keyIdOf } from '@saltbush/contract/log-signature';
import { ToolingError } from '../errors.ts';

const BEGIN = '-----BEGIN ';

/** What a private key would do in the wrong place, said before it lies there for long. */
const PRIVATE =
  '--keys holds a private key. Whoever has it can sign a forged log: keep it with the gateway only, and give here what ' +
  'openssl pkey -pubout prints.';

function keyOf(pem: string): KeyObject {
  if (pem.includes('PRIVATE KEY')) throw new ToolingError(PRIVATE, { code: 'usage' });
  let key: KeyObject | null = null;
  try {
    key = createPublicKey(pem);
  } catch {
    // Said below, as for a key of another kind.
  }
  if (key?.asymmetricKeyType === 'ed25519') return key;
  const message = '--keys holds something else than public Ed25519 keys in PEM. Make them with openssl pkey -pubout.';
  throw new ToolingError(message, { code: 'usage' });
}

/**
 * The public keys of a text with one or more PEM blocks, by their ids.
 * @throws ToolingError when there is none, or one that cannot be used.
 */
export function readPublicKeys(text: string): Map<string, KeyObject> {
  const keys = text
    .split(BEGIN)
    .slice(1)
    .map((rest) => keyOf(BEGIN + rest));
  if (keys.length > 0) return new Map(keys.map((key) => [keyIdOf(key), key]));
  throw new ToolingError('--keys holds no public key. Make one with openssl pkey -in log-key.pem -pubout.', {
    code: 'usage',
  });
}
