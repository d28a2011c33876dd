import type { KeyMode } from '@saltbush/clients/api';

export const WEBHOOKS = '/dashboard/keys/webhooks';

/** Query parameter: the webhook whose deliveries are listed. */
const DELIVERIES = 'deliveries';

interface Place {
  /** Reference of a company; null for the first one of whoever looks. */
  company: string | null;
  mode: KeyMode;
}

function hrefOf({ company, mode }: Place, more: Record<string, string>): string {
  const own = { ...(company !== null && { company }), ...(mode === 'test' && { mode }) };
  const query = new URLSearchParams({ ...own, ...more }).toString();
  return query === '' ? WEBHOOKS : `${WEBHOOKS}?${query}`;
}

/** The page with the webhooks of a company. */
export const webhooksHref = (place: Place): string => hrefOf(place, {});

/** The page with the deliveries of a webhook of a company, from 1. */
export const deliveriesHref = (place: Place, id: number, page = 1): string =>
  hrefOf(place, { [DELIVERIES]: String(id), ...(page !== 1 && { page: String(page) }) });

/** The webhook whose deliveries an address asks for; null for none. */
export function deliveriesOf(parameters: URLSearchParams): number | null {
  const id = Number(parameters.get(DELIVERIES) ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
