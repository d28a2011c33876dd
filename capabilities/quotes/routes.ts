import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { consumeRate, pageNumber, visitorNetwork } from '@saltbush/capability/http';
import { sendPdf } from '@saltbush/capability/pdf';
import { SEARCH_RATE, searchQuerySchema } from '@saltbush/capability/search';
import { companyFor } from '@saltbush/clients/neighbours';
import type { SearchAnswer } from '@saltbush/contract/search';
import {
  mailQuoteSchema,
  type Priced,
  priceSchema,
  type QuoteEndingCounts,
  type QuoteMailed,
  quoteEndingSchema,
  repriceQuoteSchema,
  type SavedQuote,
  type SavedQuotes,
  saveQuoteSchema,
} from './api.ts';
import { renderQuotePdf } from './document/renderQuotePdf.ts';
import { firmQuote } from './firmQuote.ts';
import { mailQuote } from './mailQuote.ts';
import type { QuoteParts } from './quote-parts.ts';
import { countQuoteEnding, listQuoteEndings } from './quoteEndings.ts';
import { quoteRoute } from './quoteRoute.ts';
import { repriceQuote } from './repriceQuote.ts';
import { saveQuote } from './saveQuote.ts';
import { searchQuotes } from './searchQuotes.ts';

/** Generous, since a whole office may share one network address. */
const SAVE_RATE = { name: 'quote-save', points: 60, durationSeconds: 60 * 60 };
/** Pricing is what the page is for, so this limit only stops floods from being counted. */
const ENDING_RATE = { name: 'quote-ending', points: 600, durationSeconds: 60 * 60 };
/** Counted before the body is read. Repeated and refused submissions count here and not as mails. */
const MAIL_TRIES_RATE = { name: 'quote-mail-tries', points: 60, durationSeconds: 60 * 60 };
/** Making a PDF takes longer than reading a row. */
const PDF_RATE = { name: 'quote-pdf', points: 60, durationSeconds: 10 * 60 };
/** Pricing reads rate sheets. */
const PRICE_RATE = { name: 'quote-prices', points: 600, durationSeconds: 60 * 60, by: 'user' } as const;
const PAGE_SIZE = 20;
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Unknown and malformed tokens get the same answer. */
const quoteOf = async (token: string, { store }: QuoteParts): Promise<SavedQuote> =>
  orNotFound(
    await store.findByToken(token),
    'There is no quote at this address. Check that the link is complete, or call us.',
  );

/** @throws Refusal `role-not-enough` for somebody whose company lets others save, price and mail its quotes. */
async function requireQuoting(userId: string | null, { database }: QuoteParts['house']): Promise<void> {
  if (userId !== null) await companyFor(database.db, userId, 'quote');
}

/** Saved quotes, for holders of their private link. */
export const routes: readonly Route<QuoteParts>[] = [
  route(
    'POST /api/quotes/prices',
    {
      ...{ access: 'signed in', headers: HEADERS, rate: PRICE_RATE, body: priceSchema },
      forKeys: {
        scope: 'price',
        summary: 'Price freight',
        detail:
          'Prices freight at your rates, and keeps nothing. Name the mode, the places and what the mode asks for; the rest may be left out. The answer holds the whole request, which saving a quote takes as it is.',
      },
    },
    async ({ body: { request }, user }, { pricingFor }): Promise<Priced> => ({
      request,
      quote: await firmQuote(request, pricingFor(user.id)),
    }),
  ),
  route(
    'POST /api/quotes',
    {
      ...{ access: 'public', headers: HEADERS, rate: SAVE_RATE, body: saveQuoteSchema, answers: 201 },
      forKeys: {
        scope: 'price',
        summary: 'Save a quote',
        detail:
          'Keeps a price until `validUntil`. Send the request that pricing answered, and its `quote.totalExGstCents` as `shownTotalExGstCents`: when the price has changed since, the answer is 409 `price-changed` with the new quote.',
      },
    },
    async ({ body, user, response }, { house, store, pricingFor }): Promise<SavedQuote> => {
      const userId = user?.id ?? null;
      await requireQuoting(userId, house);
      const { saved, isNew } = await saveQuote(body, { store, userId, ...pricingFor(userId) });
      if (!isNew) response.status(200);
      return saved;
    },
  ),
  route(
    'POST /api/quotes/endings',
    { access: 'public', headers: HEADERS, rate: ENDING_RATE, body: quoteEndingSchema, answers: 204 },
    async ({ body: { ending }, response }, { house }): Promise<undefined> => {
      await countQuoteEnding(house.database.db, ending, house.now());
      response.end();
    },
  ),
  route(
    'GET /api/quotes',
    { access: 'signed in', headers: HEADERS },
    async ({ user, request }, { store }): Promise<SavedQuotes> => {
      const page = pageNumber(request.query.page);
      return { ...(await store.listOf(user.id, { page, pageSize: PAGE_SIZE })), page, pageSize: PAGE_SIZE };
    },
  ),
  route(
    'GET /api/quotes/search',
    { access: 'signed in', headers: HEADERS, rate: SEARCH_RATE, query: searchQuerySchema },
    ({ query, user }, { house: { database, links, now } }): Promise<SearchAnswer> =>
      searchQuotes(user.id, query.q, { db: database.db, links, now }),
  ),
  route(
    'GET /api/quotes/:token',
    {
      ...{ access: 'link', headers: HEADERS },
      forKeys: { scope: 'price', summary: 'Read a quote', detail: 'By the `token` that saving it answered.' },
    },
    ({ params }, parts): Promise<SavedQuote> => quoteOf(params.token, parts),
  ),
  route(
    'POST /api/quotes/:token/reprice',
    { access: 'link', headers: HEADERS, rate: SAVE_RATE, body: repriceQuoteSchema, answers: 201 },
    async (call, parts): Promise<SavedQuote> => {
      const { params, user, response } = call;
      const old = await quoteOf(params.token, parts);
      const userId = user?.id ?? null;
      await requireQuoting(userId, parts.house);
      const { submissionId } = call.body;
      const repricing = { store: parts.store, submissionId, userId, ...parts.pricingFor(userId) };
      const { saved, isNew } = await repriceQuote(old, repricing);
      if (!isNew) response.status(200);
      return saved;
    },
  ),
  route(
    'POST /api/quotes/:token/mails',
    { access: 'link', headers: HEADERS, rate: MAIL_TRIES_RATE, body: mailQuoteSchema, answers: 202 },
    async (call, parts): Promise<QuoteMailed> => {
      const { params, request, response, user } = call;
      const { house, mailsOfNetwork, mailsOfQuote } = parts;
      const saved = await quoteOf(params.token, parts);
      await requireQuoting(user?.id ?? null, house);
      const { body } = call;
      const countMail = async () => {
        await consumeRate(mailsOfNetwork, visitorNetwork(request), response);
        await consumeRate(mailsOfQuote, saved.reference, response);
      };
      await mailQuote(saved, body, { database: house.database, publicUrl: house.publicUrl, countMail });
      return { to: body.to };
    },
  ),
  route(
    'GET /api/quotes/:token/pdf',
    { access: 'link', headers: HEADERS, rate: PDF_RATE },
    async ({ params, response }, parts): Promise<undefined> => {
      const saved = await quoteOf(params.token, parts);
      const facts = { route: quoteRoute(saved.request, (typed) => typed), publicUrl: parts.house.publicUrl };
      sendPdf(response, { name: `${saved.reference}.pdf`, content: await renderQuotePdf(saved, facts) });
    },
  ),
  route(
    'GET /api/ops/quote-endings',
    { access: 'staff' },
    (_call, { house }): Promise<QuoteEndingCounts> => listQuoteEndings(house.database.db, house.now()),
  ),
];
