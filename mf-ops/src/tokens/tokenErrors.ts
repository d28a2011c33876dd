import type { TokenAction } from '@saltbush/contract/release-api';

/** A token as the form holds it. */
export interface TokenWish {
  label: string;
  /** Blank for every remote and the host. */
  remote: string;
  actions: TokenAction[];
  days: string;
  reason: string;
}

export const MOST_TOKEN_DAYS = 365;

/** What is missing or wrong, by field. */
export function tokenErrors({ label, actions, days, reason }: TokenWish): Partial<Record<keyof TokenWish, string>> {
  const count = Number(days);
  return {
    ...(label.trim() === '' && { label: 'Say who uses it, such as "mf-quote build server".' }),
    ...(actions.length === 0 && { actions: 'Choose at least one thing that it may do.' }),
    ...((!Number.isInteger(count) || count < 1 || count > MOST_TOKEN_DAYS) && {
      days: `Give a whole number of days from 1 to ${MOST_TOKEN_DAYS}.`,
    }),
    ...(reason.trim() === '' && { reason: 'Say why: the activity log shows it.' }),
  };
}
