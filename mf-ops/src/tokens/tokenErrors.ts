import type { TokenAction } from '@saltbush/contract/release-api';

/** Values of the token form. */
export interface TokenWish {
  label: string;
  /** Blank: every remote and the host. */
  remote: string;
  actions: TokenAction[];
  days: string;
  reason: string;
}

export const MOST_TOKEN_DAYS = 365;

/** The label as the gateway accepts it; the log shows it as actor. */
const LABEL = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u;
const TAKEN = ['operator', 'gateway', 'health watch'];

function labelError(label: string): string | undefined {
  if (label === '') return 'Say who uses it, such as "mf-quote build server".';
  if (TAKEN.includes(label.toLowerCase())) return `"${label}" stands for the site itself. Choose another name.`;
  if (!LABEL.test(label)) return 'Use letters, digits, spaces and . _ / - only, such as "mf-quote build server".';
  return undefined;
}

/** Errors by field. */
export function tokenErrors({ label, actions, days, reason }: TokenWish): Partial<Record<keyof TokenWish, string>> {
  const count = Number(days);
  const wrongLabel = labelError(label.trim());
  return {
    ...(wrongLabel !== undefined && { label: wrongLabel }),
    ...(actions.length === 0 && { actions: 'Choose at least one thing that it may do.' }),
    ...((!Number.isInteger(count) || count < 1 || count > MOST_TOKEN_DAYS) && {
      days: `Give a whole number of days from 1 to ${MOST_TOKEN_DAYS}.`,
    }),
    ...(reason.trim() === '' && { reason: 'Say why: the activity log shows it.' }),
  };
}
