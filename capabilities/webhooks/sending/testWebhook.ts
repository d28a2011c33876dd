import { randomUUID } from 'node:crypto';
import { activeSpan } from '@saltbush/capability/traces';
import { brand } from '@saltbush/ui/brand';
import type { WebhookAnswer } from '../api/deliveries.ts';
import type { PingPayload } from '../api/payloads.ts';
import type { WebhookRow } from '../tables.ts';
import { callWebhook } from './callWebhook.ts';
import { CALL, tracedCall } from './tracedCall.ts';

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
  const messageId = randomUUID();
  const facts = { 'saltbush.event': payload.type, 'saltbush.message': `msg_${messageId}` };
  return tracedCall(activeSpan()?.begin(CALL, facts, { isCall: true }), () =>
    callWebhook({ messageId, url, body, secret, oldSecret, oldSecretUntil }, parts),
  );
}
