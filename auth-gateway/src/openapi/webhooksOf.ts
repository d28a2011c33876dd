import { BOOKING_STATUSES } from '@saltbush/consignments/api';
import { WEBHOOK_EVENTS, type WebhookConsignment, type WebhookPayload } from '@saltbush/webhooks/api';
import type { JsonSchema } from './schemaOf.ts';

const EXCEPTION = {
  type: 'object',
  properties: {
    kind: { enum: ['damaged', 'delayed', 'futile', 'refused', 'short'] },
    reason: { type: 'string' },
  },
  required: ['kind', 'reason'],
};

/** Each field of what a webhook says of a consignment. */
const DATA = {
  reference: { type: 'string', description: 'Such as `SH-2026-0123`.' },
  customerReference: { type: 'string', description: 'Your own; blank without one.' },
  status: { enum: [...BOOKING_STATUSES], description: 'After the event.' },
  pickupSuburb: { type: 'string' },
  deliverySuburb: { type: 'string' },
  eta: {
    anyOf: [{ type: 'null' }, { type: 'string', format: 'date' }],
    description: 'The delivery day that this event gave; null where it gave none, and what was told before holds.',
  },
  exception: { anyOf: [{ type: 'null' }, EXCEPTION], description: 'What this event says went wrong.' },
} satisfies Record<keyof WebhookConsignment, JsonSchema>;

const payloadOf = (type: WebhookPayload['type']) => ({
  type: 'object',
  properties: {
    type: { enum: [type] },
    timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
    data: { type: 'object', properties: DATA, required: Object.keys(DATA) },
  } satisfies Record<keyof WebhookPayload, JsonSchema>,
  required: ['type', 'timestamp', 'data'],
});

const HEADERS = [
  { name: 'webhook-id', description: 'The same at each attempt: take each once.' },
  {
    name: 'webhook-timestamp',
    description: 'Seconds since 1970 of this attempt. Refuse what is older than five minutes.',
  },
  {
    name: 'webhook-signature',
    description: '`v1,` and the HMAC-SHA256, in base64, of id, timestamp and body with full stops between them.',
  },
];

/** What systems of a company are told by webhooks, for the description of the API. */
export const webhooksOf = (): JsonSchema =>
  Object.fromEntries(
    WEBHOOK_EVENTS.map(({ type, label, when }) => [
      type,
      {
        post: {
          operationId: `on${type.replace(/(?:^|[._])(\w)/g, (_, first: string) => first.toUpperCase())}`,
          tags: ['Webhooks'],
          summary: label,
          description: `Sent when ${when}. Signed as Standard Webhooks say, with the secret of the webhook.`,
          // What is sent to a company's own systems needs no key of ours.
          security: [],
          parameters: HEADERS.map((header) => ({
            ...header,
            in: 'header',
            required: true,
            schema: { type: 'string' },
          })),
          requestBody: { required: true, content: { 'application/json': { schema: payloadOf(type) } } },
          responses: { '2XX': { description: 'Taken. Anything else is tried again for a day.' } },
        },
      },
    ]),
  );
