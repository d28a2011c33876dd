import type { BadgeProps } from '@saltbush/ui';
import {
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookAnswer,
  type WebhookDelivery,
  type WebhookEvent,
} from '@saltbush/webhooks/api';
import { sydneyMoment } from '../consignment/moment.ts';
import { ALL_EVENTS } from './webhook-values.ts';

interface Word {
  tone: BadgeProps['tone'];
  words: string;
}

/** What the company calls it, else where it is. */
export const webhookName = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || new URL(url).host;

export const eventLabel = (event: WebhookEvent): string =>
  WEBHOOK_EVENTS.find(({ type }) => type === event)?.label ?? event;

/** "Every event", or their names. */
export const eventsText = (events: readonly WebhookEvent[]): string =>
  events.length === ALL_EVENTS.length ? 'Every event' : events.map(eventLabel).join(', ');

/** How a webhook stands, in a word or a few. */
export function stateWord({ state, failingSince }: Pick<Webhook, 'state' | 'failingSince'>): Word {
  if (state === 'off') return { tone: 'neutral', words: 'Off' };
  if (state === 'failed') return { tone: 'danger', words: 'Off, failed for a day' };
  if (state === 'gone') return { tone: 'danger', words: 'Off, gone' };
  return failingSince === null ? { tone: 'good', words: 'On' } : { tone: 'warn', words: 'On, failing' };
}

/** When it was reached last, and what waits. */
export function lastText({ lastSuccessAt, failingSince, waiting }: Webhook): string {
  const last = lastSuccessAt === null ? 'Nothing was delivered yet.' : `Last delivered ${sydneyMoment(lastSuccessAt)}.`;
  const failing = failingSince === null ? '' : ` Failing since ${sydneyMoment(failingSince)}.`;
  const events = waiting === 1 ? '1 event waits' : `${waiting} events wait`;
  return `${last}${failing}${waiting === 0 ? '' : ` ${events}.`}`;
}

export const DELIVERY_WORDS: Record<WebhookDelivery['status'], Word> = {
  waiting: { tone: 'warn', words: 'Waiting' },
  delivered: { tone: 'good', words: 'Delivered' },
  failed: { tone: 'danger', words: 'Given up' },
  dropped: { tone: 'neutral', words: 'Dropped' },
};

const attemptsText = (attempts: number): string => (attempts === 1 ? '1 attempt' : `${attempts} attempts`);

/** What became of a delivery: "2 attempts. Tried next 20 Nov 2026, 2:00 PM AEDT." */
export function deliveryText({ status, attempts, nextTryAt }: WebhookDelivery): string {
  if (status === 'dropped') return 'The webhook was turned off before it was delivered.';
  const next = nextTryAt === null ? '' : ` Tried next ${sydneyMoment(nextTryAt)}.`;
  return attempts === 0 ? `Not tried yet.${next}` : `${attemptsText(attempts)}.${next}`;
}

/** "Answered 200 in 12 ms." */
export const answerText = ({ status, ms }: WebhookAnswer): string =>
  status === null ? `No answer after ${ms} ms.` : `Answered ${status} in ${ms} ms.`;
