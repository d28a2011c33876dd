import { createPrivateKey, type KeyObject } from 'node:crypto';
import { ToolingError } from '../errors.ts';

/**
 * The private Ed25519 key in a PEM text. `where` begins the refusal.
 * @throws ToolingError `usage` for anything else.
 */
export function readSigningKey(pem: string, where: string): KeyObject {
  let key: KeyObject | null = null;
  try {
    key = createPrivateKey(pem);
  } catch {
    // Said below, as for a key of another kind.
  }
  if (key?.asymmetricKeyType === 'ed25519') return key;
  const message = `${where} holds no private Ed25519 key in PEM. Make one with mfe keys make --out team-key.pem.`;
  throw new ToolingError(message, { code: 'usage' });
}
