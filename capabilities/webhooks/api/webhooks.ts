import { recordVersion } from '@saltbush/business-api/record-version';
import { line } from '@saltbush/business-api/texts';
import * as yup from 'yup';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-events.data.ts';

/** `off`: by hand. `failed`: it failed for a day. `gone`: it answered 410. */
export type WebhookState = 'on' | 'off' | 'failed' | 'gone';

/** Where a company is told of its freight. */
export interface Webhook {
  id: number;
  url: string;
  /** What the company calls it; may be blank. */
  description: string;
  /** In the order of `WEBHOOK_EVENTS`. */
  events: WebhookEvent[];
  state: WebhookState;
  /** Until when the secret of before signs too, ISO 8601; null once it does not. */
  oldSecretUntil: string | null;
  /** ISO 8601; null before the first success. */
  lastSuccessAt: string | null;
  /** Since when nothing succeeded, ISO 8601; null while it works. */
  failingSince: string | null;
  /** Events that wait to be sent, or to be sent again. */
  waiting: number;
  /** Events of the last 30 days that we gave up. */
  failed: number;
  /** E-mail of who added it. */
  addedBy: string;
  /** ISO 8601. */
  addedAt: string;
  /** Send it back with a change. */
  version: number;
}

/** `GET /api/webhooks`: those of one company of the user's, in the order in which they were added. */
export interface Webhooks {
  webhooks: Webhook[];
}

/** A webhook with its secret, which is shown this once. */
export interface WebhookWithSecret {
  webhook: Webhook;
  /** `whsec_` and base64, as Standard Webhooks writes it. */
  secret: string;
}

interface WebhookFields {
  /** `https://`, at a name on the internet. */
  url: string;
  description: string;
  /** At least one. */
  events: WebhookEvent[];
}

/** `POST /api/webhooks`. */
export interface AddWebhookInput extends WebhookFields {
  /** Reference of the company, such as `CL-2026-00001`; without it, the first that the user may do so for. */
  company?: string;
  /** A UUID made once per form. Sent again, the gateway answers the same webhook with its secret. */
  submissionId: string;
}

/** `POST /api/webhooks/:id/changes`. */
export interface ChangeWebhookInput extends WebhookFields {
  version: number;
  /** What waits is dropped when it is turned off. */
  isOn: boolean;
}

/** `POST /api/webhooks/:id/removal`, and `…/rotation`. */
export interface WebhookVersionInput {
  version: number;
}

const TYPES: readonly WebhookEvent[] = WEBHOOK_EVENTS.map(({ type }) => type);
const MOST_URL = 500;
const UNKNOWN = 'Choose among the events that there are';
const TWICE = 'Choose each event once';

const fields = {
  url: yup
    .string()
    .defined()
    .max(MOST_URL, `The address has room for ${MOST_URL} characters`)
    .matches(/\S/, 'Enter the address, such as https://example.com/webhooks'),
  description: line('Description', 100),
  events: yup
    .array(
      yup
        .mixed<WebhookEvent>()
        .required()
        .oneOf([...TYPES], UNKNOWN),
    )
    .defined()
    .min(1, 'Choose at least one event')
    .max(TYPES.length, TWICE)
    .test('once', TWICE, (events = []) => new Set(events).size === events.length),
};

const company = line('Company', 40).optional();

export const webhooksQuerySchema = yup.object({ company }).noUnknown();
export const addWebhookSchema = yup
  .object({ submissionId: yup.string().required().uuid(), company, ...fields })
  .noUnknown();
export const changeWebhookSchema = yup
  .object({ version: recordVersion, ...fields, isOn: yup.boolean().defined() })
  .noUnknown();
export const webhookVersionSchema = yup.object({ version: recordVersion }).noUnknown();
