export const WEBHOOKS = '/dashboard/keys/webhooks';

/** Query parameter: the webhook whose deliveries are listed. */
const DELIVERIES = 'deliveries';

/** The page with the webhooks of a company. */
export const webhooksHref = (company: string): string => `${WEBHOOKS}?company=${company}`;

/** The page with the deliveries of a webhook of a company, from 1. */
export const deliveriesHref = (company: string, id: number, page = 1): string =>
  `${webhooksHref(company)}&${DELIVERIES}=${id}${page === 1 ? '' : `&page=${page}`}`;

/** The webhook whose deliveries an address asks for; null for none. */
export function deliveriesOf(parameters: URLSearchParams): number | null {
  const id = Number(parameters.get(DELIVERIES) ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
