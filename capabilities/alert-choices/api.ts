import type { FileOf } from '@saltbush/business-api/api/route';
import type { AlertChoices, AlertChoicesInput, AlertsEnded } from './api/choices.ts';

export {
  ALERT_ENDINGS,
  ALERT_KIND_WORDS,
  ALERT_KINDS,
  ALERT_WAYS,
  ALERTS_IN_PORTAL,
  type AlertEnding,
  type AlertKind,
  type AlertWay,
} from './api/alert-kinds.data.ts';
export {
  type AlertChoices,
  type AlertChoicesInput,
  type AlertMails,
  type AlertsEnded,
  alertChoicesSchema,
} from './api/choices.ts';

/** What each route takes and gives. */
export interface AlertRoutes {
  'GET /api/alerts/choices': { answer: AlertChoices };
  'POST /api/alerts/choices': {
    body: AlertChoicesInput;
    answer: AlertChoices;
    refusals: { 'address-not-verified': unknown };
  };
  /** Changes nothing: it leads to the page that asks. */
  'GET /api/alerts/unsubscribe/:token/:what': { answer: FileOf<'text/html'> };
  /** Reads no body: that of a mail program says only `List-Unsubscribe=One-Click` (RFC 8058). */
  'POST /api/alerts/unsubscribe/:token/:what': { answer: AlertsEnded };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends AlertRoutes {}
}
