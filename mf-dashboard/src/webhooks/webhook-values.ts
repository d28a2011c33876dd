import type { ApiError } from '@saltbush/contract/api';
import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from '@saltbush/webhooks/api';
import { failureText } from '../api/failureText.ts';

/** What the form holds of a webhook. */
export interface WebhookValues {
  url: string;
  description: string;
  events: WebhookEvent[];
}

export const ALL_EVENTS: readonly WebhookEvent[] = WEBHOOK_EVENTS.map(({ type }) => type);
export const BLANK: WebhookValues = { url: '', description: '', events: [...ALL_EVENTS] };
export const valuesOf = ({ url, description, events }: Webhook): WebhookValues => ({ url, description, events });

/** With the event or without it, in the order in which they are offered. */
export const withEvent = (events: readonly WebhookEvent[], event: WebhookEvent, isChosen: boolean): WebhookEvent[] =>
  ALL_EVENTS.filter((each) => (each === event ? isChosen : events.includes(each)));

/** Fields that show a fault themselves, in the order of the form. */
const FIELDS = ['url', 'description', 'events'] as const;
export type WebhookField = (typeof FIELDS)[number];

export interface WebhookFault {
  field: WebhookField;
  message: string;
}

/** What has to be answered before the gateway is asked. */
export const missingIn = ({ url, events }: WebhookValues): WebhookFault[] => [
  ...(url.trim() === ''
    ? [{ field: 'url' as const, message: 'Enter the address, such as https://example.com/webhooks' }]
    : []),
  ...(events.length === 0 ? [{ field: 'events' as const, message: 'Choose at least one event' }] : []),
];

/** `events[0]` is about `events`. */
const fieldOf = (path: string): string => path.split('[')[0] ?? path;

/** What the gateway found wrong with each field, in the order of the form. */
export function webhookFaults(failure: ApiError | null): WebhookFault[] {
  const faults = failure?.problem?.fields ?? [];
  return FIELDS.flatMap((field) => {
    const fault = faults.find(({ path }) => fieldOf(path) === field);
    return fault ? [{ field, message: fault.message }] : [];
  });
}

/** Why something was refused, where no field shows it. */
export const actFailure = (failure: ApiError): string =>
  failure.problem?.code === 'stale'
    ? 'Somebody else changed it meanwhile. Cancel, look at how it is now, and try again.'
    : failureText(failure);
