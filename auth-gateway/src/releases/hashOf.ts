import { webcrypto } from 'node:crypto';

/**
 * Like `integrityOf`, but on another thread: hashing a film would block the event loop for longer than a request may.
 */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  return `sha384-${Buffer.from(await webcrypto.subtle.digest('SHA-384', bytes)).toString('base64')}`;
}
