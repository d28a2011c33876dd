import { defineCapability } from '@saltbush/capability';
import type {} from './errors.ts';
import { quotesSql } from './migrations/0005-quotes.ts';
import { quoteEndingsSql } from './migrations/0046-quote-endings.ts';
import { quoteSearchSql } from './migrations/0079-quote-search.ts';
import { people } from './people.ts';
import { type QuoteParts, startQuotes } from './quote-parts.ts';
import { retention } from './retention.ts';
import { routes } from './routes.ts';
import type { QuoteTables } from './tables.ts';

export type { QuoteTables } from './tables.ts';

/** Saved quotes, priced by the gateway's clock and kept as they were. */
export const quotes = defineCapability<QuoteTables, QuoteParts>({
  name: 'quotes',
  tables: ['quotes', 'quote_mails', 'quote_endings'],
  migrations: [
    { id: '0005-quotes', statements: quotesSql },
    { id: '0046-quote-endings', statements: quoteEndingsSql },
    { id: '0079-quote-search', statements: quoteSearchSql },
  ],
  start: startQuotes,
  routes,
  people,
  retention,
});
