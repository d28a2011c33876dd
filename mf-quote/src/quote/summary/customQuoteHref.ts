import { formatAud, type Quote, type QuoteRequest, surchargeNames } from '@saltbush/freight';
import { loadLines } from '../../price/loadLines.ts';
import { MODE_LINKS } from '../modes.data.ts';

/** What was asked for, one line for each answer, as a person would write it. */
function customQuoteMessage(request: QuoteRequest, said: string | null, quote: Quote | null): string {
  const { mode, pickup, delivery, palletCount, hours, hourlyVehicle, pickupDate, pickupTime, deliveryTime } = request;
  const kind = MODE_LINKS.find((link) => link.mode === mode && mode !== 'general')?.label;
  const extras = surchargeNames(request);
  const pallets = String(palletCount).trim();
  return [
    'Please send me a price for this freight.',
    '',
    kind && `Service: ${kind}`,
    mode === 'metro-hourly' ? `Starting in ${pickup}, ${hours} hours` : `From ${pickup} to ${delivery}`,
    mode === 'metro-hourly' && hourlyVehicle && `Vehicle: ${hourlyVehicle}`,
    pallets && request.moreItems.length === 0 && `Pallets: ${pallets}`,
    ...loadLines(request).map((line) => `Load: ${line}`),
    pickupDate && `Pickup date: ${pickupDate}`,
    pickupTime && `Pickup time: ${pickupTime}`,
    deliveryTime && `Delivery time: ${deliveryTime}`,
    extras.length > 0 && `Additional services: ${extras.join(', ')}`,
    '',
    quote && `Indicative price shown: ${formatAud(quote.totalExGstCents)} before GST`,
    said && `The calculator said: ${said}`,
  ]
    .filter((line) => typeof line === 'string')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

interface Reason {
  /** What the calculator answered. */
  said: string | null;
  /** The indicative price, when there is one. */
  quote: Quote | null;
}

/** The contact form, with everything typed so far in its message. */
export function customQuoteHref(request: QuoteRequest, { said, quote }: Reason): string {
  const message = customQuoteMessage(request, said, quote);
  return `/contact?${new URLSearchParams({ topic: 'custom-quote', message }).toString()}`;
}
