import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { PrivateLinks } from '@saltbush/capability/references';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** As long as the hash that signs with it. */
const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

export interface SecretSeal {
  seal: (secret: string) => string;
  /** Null for one that was sealed with another secret of the links. */
  open: (sealed: string) => string | null;
}

/** A secret to sign with, as Standard Webhooks writes it. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** The bytes of a secret. */
export const secretKey = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

/**
 * Seals secrets for the database, since signing needs them as they are. The key follows from the secret of the links, so
 * a copy of the database alone signs nothing where that secret is configured.
 */
export function createSecretSeal(links: PrivateLinks): SecretSeal {
  const key = createHash('sha256').update(links.token('webhook-secrets')).digest();
  return {
    seal(secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(text) {
      const bytes = Buffer.from(text, 'base64');
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
