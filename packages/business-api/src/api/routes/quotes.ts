import type { QuoteEnding } from '@saltbush/freight';
import type {
  MailQuoteInput,
  PriceChange,
  QuoteEndingCounts,
  QuoteMailed,
  RepriceQuoteInput,
  SavedQuote,
  SavedQuotes,
  SaveQuoteInput,
} from '../../quotes.ts';
import type { FileOf } from '../api-route.ts';

export interface QuoteRoutes {
  'POST /api/quotes': {
    body: SaveQuoteInput;
    answer: SavedQuote;
    refusals: {
      'price-changed': PriceChange;
      'quote-indicative': unknown;
      'quote-refused': unknown;
      'load-too-large': unknown;
      'submission-reused': unknown;
    };
  };
  'GET /api/quotes': { query: { page?: number }; answer: SavedQuotes };
  'GET /api/quotes/:token': { answer: SavedQuote; refusals: { 'not-found': unknown } };
  'GET /api/quotes/:token/pdf': { answer: FileOf<'application/pdf'> };
  'POST /api/quotes/:token/mails': {
    body: MailQuoteInput;
    answer: QuoteMailed;
    refusals: { 'quote-expired': unknown; 'submission-reused': unknown };
  };
  'POST /api/quotes/:token/reprice': {
    body: RepriceQuoteInput;
    answer: SavedQuote;
    refusals: { 'quote-indicative': unknown; 'quote-refused': unknown; 'submission-reused': unknown };
  };
  'POST /api/quotes/endings': { body: { ending: QuoteEnding }; answer: null };
  'GET /api/ops/quote-endings': { answer: QuoteEndingCounts };
}
