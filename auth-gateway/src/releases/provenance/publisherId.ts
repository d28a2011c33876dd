import { createHash } from 'node:crypto';
import { keyIdOf } from '@saltbush/contract/log-signature';
import type { NewPublisher } from '@saltbush/contract/release-api';
import { readPublicKey } from './readPublicKey.ts';

/** Names a publisher: the same one has the same id, with whichever label. */
export function publisherId(publisher: NewPublisher): string {
  if (publisher.kind === 'key') return keyIdOf(readPublicKey(publisher.publicKey));
  const { issuer, repository, workflow, branch } = publisher;
  return createHash('sha256')
    .update(JSON.stringify([issuer, repository, workflow, branch]))
    .digest('hex')
    .slice(0, 16);
}
