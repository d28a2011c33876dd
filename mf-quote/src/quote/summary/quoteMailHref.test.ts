import { EMPTY_QUOTE_REQUEST, priceQuote, type QuoteRequest } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import { quoteMailHref } from './quoteMailHref.ts';

function mailOf(answers: Partial<QuoteRequest>) {
  const request = { ...EMPTY_QUOTE_REQUEST, ...answers };
  const outcome = priceQuote(request, { now: new Date('2026-11-20T09:00:00+11:00') });
  if (outcome.status === 'refused') throw new Error(outcome.message);
  const href = quoteMailHref(outcome.quote, request);
  const query = href.slice(href.indexOf('?') + 1);
  // Mail programs decode percent signs only, and leave plus signs as they are.
  const [subject = '', body = ''] = query.split('&').map((part) => decodeURIComponent(part.split('=')[1] ?? ''));
  return { href, subject, body };
}

const LTL = { mode: 'ltl', pickup: 'Sydney', delivery: 'Melbourne', palletCount: '4' } as const;

describe('quoteMailHref', () => {
  it('writes the whole quote to the sales desk', () => {
    const { href, subject, body } = mailOf(LTL);
    expect(href).toMatch(`mailto:${brand.salesEmail}?subject=`);
    expect(href).not.toContain('+');
    expect(subject).toBe('Quote: Sydney to Melbourne, Less Than Truck Load, $646.12 inc GST');
    for (const line of ['Freight 4 × $120.00: $480.00', 'Fuel levy 22.37%: $107.38', 'Total ex GST: $587.38']) {
      expect(body.split('\r\n')).toContain(line);
    }
  });

  it('accepts any text, and keeps it out of the headers', () => {
    const { subject, href } = mailOf({
      pickup: 'Newtown 2042',
      delivery: 'A&bcc=x@y.example \ud83d',
      service: 'METRO_VIP',
    });
    expect(subject).toContain('A&bcc=x@y.example');
    expect(href.split('&')).toHaveLength(2);
  });
});
