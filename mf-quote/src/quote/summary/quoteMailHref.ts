import { formatAud, priceRows, type Quote, type QuoteRequest } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import { quoteFacts } from './quoteFacts.ts';

/** A mail to the sales desk with the quote's lines filled in. */
export function quoteMailHref(
  quote: Quote,
  { pickup, delivery, pickupDate, pickupTime, deliveryTime }: QuoteRequest,
): string {
  const total = formatAud(quote.totalIncGstCents);
  const body = [
    `${quote.serviceName}: ${pickup} to ${delivery}`,
    ...quoteFacts(quote),
    pickupDate && `Pickup date: ${pickupDate}`,
    pickupTime && `Pickup time: ${pickupTime}`,
    deliveryTime && `Delivery time: ${deliveryTime}`,
    '',
    ...priceRows(quote).map(({ label, amount }) => `${label}: ${amount}`),
    ...quote.badges,
    '',
    'Name and company:',
    'Phone:',
    'Pickup and delivery addresses:',
  ].filter((line, index, lines) => line !== '' || lines[index - 1] !== '');
  const subject = `Quote: ${pickup} to ${delivery}, ${quote.serviceName}, ${total} inc GST`;
  // URLSearchParams accepts any text, even broken emoji, but writes spaces as plus signs, which mail programs would
  // show.
  const query = new URLSearchParams({ subject, body: body.join('\r\n') }).toString().replaceAll('+', '%20');
  return `mailto:${brand.salesEmail}?${query}`;
}
