import { EMPTY_QUOTE_REQUEST, priceQuote, type QuoteRequest } from '@saltbush/freight';
import { customQuoteHref } from './customQuoteHref.ts';

const request = (changes: Partial<QuoteRequest>): QuoteRequest => ({ ...EMPTY_QUOTE_REQUEST, ...changes });
const messageOf = (href: string) => new URL(href, 'https://saltbush.example').searchParams.get('message');

it('carries everything that was typed', () => {
  const asked = request({
    pickup: 'Perth & surrounds',
    delivery: 'Darwin',
    palletCount: '3',
    lengthCm: '120',
    widthCm: '100',
    heightCm: '150',
    weightKg: '900',
    pickupDate: '2026-11-23',
    tailgate: true,
  });
  const href = customQuoteHref(asked, { said: 'No matching rate found.', quote: null });
  expect(href).toMatch(/^\/contact\?topic=custom-quote&message=/);
  const message = messageOf(href);
  for (const line of [
    'From Perth & surrounds to Darwin',
    'Pallets: 3',
    'Load: 3 items, 120 × 100 × 150 cm each, 900 kg',
    'Pickup date: 2026-11-23',
    'Additional services: Tailgate',
    'The calculator said: No matching rate found.',
  ]) {
    expect(message).toContain(line);
  }
});

it('names the indicative price and the service', () => {
  const asked = request({ mode: 'ltl', pickup: 'Sydney', delivery: 'Newcastle', palletCount: '2' });
  const outcome = priceQuote(asked, { now: new Date('2026-11-20T09:00:00+11:00') });
  const quote = outcome.status === 'indicative' ? outcome.quote : null;
  const message = messageOf(customQuoteHref(asked, { said: null, quote }));
  expect(message).toContain('Service: LTL national');
  expect(message).toContain('Indicative price shown: $250.50 before GST');
  expect(message).not.toContain('\n\n\n');
});
