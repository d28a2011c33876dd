const PAGE = '/dashboard/keys/webhooks';

/** Query parameter: the webhook whose deliveries are listed. */
const DELIVERIES = 'deliveries';

export const WEBHOOKS = PAGE;

/** The page with the deliveries of a webhook, from 1. */
export const deliveriesHref = (id: number, page = 1): string =>
  `${PAGE}?${DELIVERIES}=${id}${page === 1 ? '' : `&page=${page}`}`;

/** The webhook whose deliveries an address asks for; null for none. */
export function deliveriesOf(parameters: URLSearchParams): number | null {
  const id = Number(parameters.get(DELIVERIES) ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
