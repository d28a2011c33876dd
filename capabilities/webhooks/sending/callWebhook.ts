import { brand } from '@saltbush/ui/brand';
import type { WebhookAnswer } from '../api/deliveries.ts';
import type { WebhookParts } from '../webhook-parts.ts';
import type { WebhookCaller } from './createCaller.ts';
import { signedHeaders } from './signedHeaders.ts';

const SEALED_BEFORE = 'Its secret can no longer be read. Give it a new one, and check signatures with that.';

/** What is sent where. */
interface Webhook {
  messageId: string;
  url: string;
  body: string;
  /** Sealed. */
  secret: string;
  oldSecret: string | null;
  oldSecretUntil: Date | null;
}

type Parts = Pick<WebhookParts, 'now' | 'seal'> & { caller: WebhookCaller };

/** Signs a body and sends it. */
export async function callWebhook(
  { messageId, url, body, secret, oldSecret, oldSecretUntil }: Webhook,
  { caller, now, seal }: Parts,
  signal?: AbortSignal,
): Promise<WebhookAnswer> {
  const at = now();
  const present = seal.open(secret);
  if (present === null) return { status: null, text: '', fault: SEALED_BEFORE, ms: 0 };
  const isOldGood = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > at;
  const before = isOldGood ? seal.open(oldSecret) : null;
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': `${brand.name.replaceAll(' ', '')}-Webhooks/1.0`,
    ...signedHeaders({ id: `msg_${messageId}`, at, body, secrets: before === null ? [present] : [present, before] }),
  };
  return caller.call({ url, headers, body, ...(signal && { signal }) });
}
