import { HIDEABLE_ALERTS, type HideableAlert } from '@saltbush/consignments/api';
import * as yup from 'yup';
import { ALERT_WAYS, type AlertKind, type AlertWay } from './alert-kinds.data.ts';

/** How somebody is told of each kind by mail. */
export type AlertMails = Record<AlertKind, AlertWay>;

interface Chosen {
  mails: AlertMails;
  /** Kinds of the portal's alerts that are not shown. */
  hidden: HideableAlert[];
}

/** `GET /api/alerts/choices`. Who never chose gets no mails, and sees every alert in the portal. */
export interface AlertChoices extends Chosen {
  /** Where mails go; null while neither a company nor a verified address of the account says where. */
  email: string | null;
  /** When the next summary goes out, if there is something in it; ISO 8601. */
  nextSummaryAt: string;
}

/** `POST /api/alerts/choices`: everything as it is to be, so that sending it twice changes nothing. */
export type AlertChoicesInput = Chosen;

/** `POST /api/alerts/unsubscribe/:token/:what`: what is left. */
export interface AlertsEnded {
  mails: AlertMails;
}

const way = yup
  .string<AlertWay>()
  .required()
  .oneOf([...ALERT_WAYS], 'Choose a mail each time, the daily summary, or no mail');

export const alertChoicesSchema = yup
  .object({
    mails: yup.object({ pickup: way, delay: way, delivered: way, invoice: way, claim: way }).required().noUnknown(),
    hidden: yup
      .array(
        yup
          .string<HideableAlert>()
          .required()
          .oneOf([...HIDEABLE_ALERTS], 'Only delays, deliveries and invoices can be hidden'),
      )
      .defined()
      .max(HIDEABLE_ALERTS.length, 'Name each kind once')
      .test('once', 'Name each kind once', (hidden = []) => new Set(hidden).size === hidden.length),
  })
  .noUnknown();
