/** Codes of refusals about a webhook. */
export type WebhookCode = 'webhook-busy' | 'webhook-off' | 'webhooks-full';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<WebhookCode, true> {}
}
