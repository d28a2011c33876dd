import { DESK_VIEWS, type DeskView } from '@saltbush/business-api/bookings';
import type { DeskBookingsQuery } from '../api/deskBookings.ts';

const FIRST_VIEW: DeskView = 'open';
const SEARCH_LENGTH = 200;

/** What an address asks the list for; whatever it does not name, or names wrongly, is the default. */
export function readDeskAddress(parameters: URLSearchParams): DeskBookingsQuery {
  const view = DESK_VIEWS.find((known) => known === parameters.get('view')) ?? FIRST_VIEW;
  const page = Number(parameters.get('page') ?? 1);
  return {
    view,
    search: (parameters.get('search') ?? '').trim().slice(0, SEARCH_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The shortest address that asks for this. */
export function deskHref({ view, search, page }: DeskBookingsQuery): string {
  const parameters = new URLSearchParams();
  if (view !== FIRST_VIEW) parameters.set('view', view);
  if (search !== '') parameters.set('search', search);
  if (page !== 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query === '' ? '/ops/bookings' : `/ops/bookings?${query}`;
}
