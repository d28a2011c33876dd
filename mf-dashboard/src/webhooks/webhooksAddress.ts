import { type Mode, modeQuery } from './mode.ts';

export const WEBHOOKS = '/dashboard/keys/webhooks';

/** Query parameter: the webhook whose deliveries are listed. */
const DELIVERIES = 'deliveries';

interface Place {
  /** Reference of a company. */
  company: string;
  mode: Mode;
}

/** The page with the webhooks of a company. */
export const webhooksHref = ({ company, mode }: Place): string => `${WEBHOOKS}?company=${company}${modeQuery(mode)}`;

/** The page with the webhooks of a mode, of the company that an address names; null for the first one. */
export const otherModeHref = (mode: Mode, company: string | null): string =>
  company === null ? `${WEBHOOKS}${modeQuery(mode).replace('&', '?')}` : webhooksHref({ company, mode });

/** The page with the deliveries of a webhook of a company, from 1. */
export const deliveriesHref = (place: Place, id: number, page = 1): string =>
  `${webhooksHref(place)}&${DELIVERIES}=${id}${page === 1 ? '' : `&page=${page}`}`;

/** The webhook whose deliveries an address asks for; null for none. */
export function deliveriesOf(parameters: URLSearchParams): number | null {
  const id = Number(parameters.get(DELIVERIES) ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
