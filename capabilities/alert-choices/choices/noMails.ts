import type { AlertMails } from '../api/choices.ts';

/** What everybody has until they choose. */
export const NO_MAILS: AlertMails = {
  pickup: 'none',
  delay: 'none',
  delivered: 'none',
  invoice: 'none',
  claim: 'none',
};
