import { randomUUID } from 'node:crypto';
import { brand } from '@saltbush/ui/brand';
import type { WebhookAnswer } from '../api/deliveries.ts';
import type { PingPayload } from '../api/payloads.ts';
import type { WebhookRow } from '../tables.ts';
import { callWebhook } from './callWebhook.ts';

/** Sends a `ping` to a webhook, on or off, and says what came back. */
export function testWebhook(
  { url, secret, old_secret: oldSecret, old_secret_until: oldSecretUntil }: WebhookRow,
  parts: Parameters<typeof callWebhook>[1],
): Promise<WebhookAnswer> {
  const payload: PingPayload = {
    type: 'ping',
    timestamp: parts.now().toISOString(),
    data: { message: `A test from ${brand.name}.` },
  };
  const body = JSON.stringify(payload);
  return callWebhook({ messageId: randomUUID(), url, body, secret, oldSecret, oldSecretUntil }, parts);
}
