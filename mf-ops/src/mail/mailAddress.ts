import { MAIL_STATUSES } from '@saltbush/business-api/mails';
import type { DeskMailsQuery } from '../api/deskMails.ts';

const SEARCH_LENGTH = 200;

/** What an address asks the outbox for; whatever it does not name, or names wrongly, is the default. */
export function readMailAddress(parameters: URLSearchParams): DeskMailsQuery {
  const page = Number(parameters.get('page') ?? 1);
  return {
    status: MAIL_STATUSES.find((known) => known === parameters.get('status')) ?? '',
    search: (parameters.get('search') ?? '').trim().slice(0, SEARCH_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The shortest address that asks for this. */
export function mailHref({ status, search, page }: DeskMailsQuery): string {
  const parameters = new URLSearchParams();
  if (status !== '') parameters.set('status', status);
  if (search !== '') parameters.set('search', search);
  if (page !== 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query === '' ? '/ops/mail' : `/ops/mail?${query}`;
}
