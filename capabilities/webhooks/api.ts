import type { WebhookAnswer, WebhookDeliveries, WebhookDelivery } from './api/deliveries.ts';
import type {
  AddWebhookInput,
  ChangeWebhookInput,
  Webhook,
  Webhooks,
  WebhookVersionInput,
  WebhookWithSecret,
} from './api/webhooks.ts';

// What became of it
export {
  type DeliveryStatus,
  deliveriesQuerySchema,
  type WebhookAnswer,
  type WebhookDeliveries,
  type WebhookDelivery,
} from './api/deliveries.ts';
// What is sent
export type { PingPayload, WebhookConsignment, WebhookPayload } from './api/payloads.ts';
export {
  ANSWER_LENGTH,
  DELIVERY_DAYS,
  LISTED_DELIVERIES,
  MOST_WEBHOOKS,
  OLD_SECRET_HOURS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from './api/webhook-events.data.ts';
// Where it is sent
export {
  type AddWebhookInput,
  addWebhookSchema,
  type ChangeWebhookInput,
  changeWebhookSchema,
  type Webhook,
  type WebhookState,
  type Webhooks,
  type WebhookVersionInput,
  type WebhookWithSecret,
  webhooksQuerySchema,
  webhookVersionSchema,
} from './api/webhooks.ts';

/** What each route takes and gives. Every one of them also answers `no-client`, `client-pending` and `role-not-enough`. */
export interface WebhookRoutes {
  'GET /api/webhooks': { query: { company?: string }; answer: Webhooks };
  /** Fields of a refusal are `url`, `description` or `events`. */
  'POST /api/webhooks': {
    body: AddWebhookInput;
    answer: WebhookWithSecret;
    refusals: { 'webhooks-full': unknown };
  };
  'POST /api/webhooks/:id/changes': { body: ChangeWebhookInput; answer: Webhook; refusals: { stale: unknown } };
  /** Answers those that are left. */
  'POST /api/webhooks/:id/removal': { body: WebhookVersionInput; answer: Webhooks; refusals: { stale: unknown } };
  'POST /api/webhooks/:id/rotation': {
    body: WebhookVersionInput;
    answer: WebhookWithSecret;
    refusals: { stale: unknown };
  };
  /** Sends a `ping` now, whether it is on or off. */
  'POST /api/webhooks/:id/test': { answer: WebhookAnswer; refusals: { 'webhook-busy': unknown } };
  'GET /api/webhooks/:id/deliveries': { query: { page?: number }; answer: WebhookDeliveries };
  'POST /api/webhooks/:id/deliveries/:delivery/again': {
    answer: WebhookDelivery;
    refusals: { 'webhook-off': unknown };
  };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends WebhookRoutes {}
}
