import {
  mailQuoteSchema,
  type QuoteMailed,
  quoteEndingSchema,
  repriceQuoteSchema,
  type SavedQuote,
  type SavedQuotes,
  saveQuoteSchema,
} from '@saltbush/business-api/quotes';
import type { Clock } from '@saltbush/capability';
import {
  consumeRate,
  createRateLimiter,
  limitRate,
  pageNumber,
  parseBody,
  readJson,
  visitorNetwork,
} from '@saltbush/capability/http';
import { PDF_POLICY } from '@saltbush/capability/pdf';
import { Refusal } from '@saltbush/capability/refusal';
import { agreedRateFor } from '@saltbush/clients/neighbours';
import type { Visitor } from '@saltbush/contract';
import { type Request, Router } from 'express';
import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import type { QuoteStore } from './createQuoteStore.ts';
import type { Pricing } from './firmQuote.ts';
import { mailQuote } from './mailQuote.ts';
import { countQuoteEnding } from './quoteEndings.ts';
import { quoteRoute } from './quoteRoute.ts';
import { renderQuotePdf } from './renderQuotePdf.ts';
import { repriceQuote } from './repriceQuote.ts';
import { saveQuote } from './saveQuote.ts';

/** Generous, since a whole office may share one network address. */
const SAVE_RATE = { name: 'quote-save', points: 60, durationSeconds: 60 * 60 };
/** Pricing is what the page is for, so this limit only stops floods from being counted. */
const ENDING_RATE = { name: 'quote-ending', points: 600, durationSeconds: 60 * 60 };
/** Counted before the body is read. Repeated and refused submissions count here and not as mails. */
const MAIL_TRIES_RATE = { name: 'quote-mail-tries', points: 60, durationSeconds: 60 * 60 };
/**
 * The sender chooses where the mail goes, so there are at most five an hour from one network address, and five of one
 * quote.
 */
const MAIL_RATE = { points: 5, durationSeconds: 60 * 60 };
/** Making a PDF takes longer than reading a row. */
const PDF_RATE = { name: 'quote-pdf', points: 60, durationSeconds: 10 * 60 };
const PAGE_SIZE = 20;

interface Dependencies {
  config: Pick<Config, 'publicUrl'>;
  database: Database;
  quotes: QuoteStore;
  now: Clock;
  visitorOf: (request: Request) => Visitor;
}

/** Saved quotes, for holders of their private link. Unknown and malformed tokens get the same answer. */
export function createQuotesRouter({ config, database, quotes, now, visitorOf }: Dependencies): Router {
  const router = Router();
  const json = readJson();
  const limitSaves = limitRate(createRateLimiter(database.pool, SAVE_RATE));
  const limitEndings = limitRate(createRateLimiter(database.pool, ENDING_RATE));
  const limitPdfs = limitRate(createRateLimiter(database.pool, PDF_RATE));
  const limitMails = limitRate(createRateLimiter(database.pool, MAIL_TRIES_RATE));
  const mailsOfAddress = createRateLimiter(database.pool, { name: 'quote-mail-address', ...MAIL_RATE });
  const mailsOfQuote = createRateLimiter(database.pool, { name: 'quote-mail', ...MAIL_RATE });
  const { publicUrl } = config;

  function userIdOf(request: Request): string | null {
    const visitor = visitorOf(request);
    return visitor.status === 'signed-in' ? visitor.user.id : null;
  }

  const pricingFor = (userId: string | null): Pricing => ({
    now: now(),
    agreedRateFor: (lane) => agreedRateFor(database.db, userId, lane),
  });

  async function quoteOf(request: Request): Promise<SavedQuote> {
    const quote = await quotes.findByToken(String(request.params.token));
    if (quote !== null) return quote;
    throw new Refusal('There is no quote at this address. Check that the link is complete, or call us.', {
      status: 404,
      code: 'not-found',
    });
  }

  router.use((_request, response, next) => {
    response.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    next();
  });

  router.post('/', limitSaves, json, async (request, response) => {
    const input = parseBody(saveQuoteSchema, request.body);
    const userId = userIdOf(request);
    const { saved, isNew } = await saveQuote(input, { store: quotes, userId, ...pricingFor(userId) });
    response.status(isNew ? 201 : 200).json(saved);
  });

  router.post('/endings', limitEndings, json, async (request, response) => {
    const { ending } = parseBody(quoteEndingSchema, request.body);
    await countQuoteEnding(database.db, ending, now());
    response.status(204).end();
  });

  router.get('/', async (request, response) => {
    const userId = userIdOf(request);
    if (userId === null) {
      throw new Refusal('Sign in to see your quotes.', { status: 401, code: 'unauthenticated' });
    }
    const page = pageNumber(request.query.page);
    const answer: SavedQuotes = {
      ...(await quotes.listOf(userId, { page, pageSize: PAGE_SIZE })),
      page,
      pageSize: PAGE_SIZE,
    };
    response.json(answer);
  });

  router.get('/:token', async (request, response) => {
    response.json(await quoteOf(request));
  });

  router.post('/:token/reprice', limitSaves, json, async (request, response) => {
    const old = await quoteOf(request);
    const { submissionId } = parseBody(repriceQuoteSchema, request.body);
    const userId = userIdOf(request);
    const repricing = { store: quotes, submissionId, userId, ...pricingFor(userId) };
    const { saved, isNew } = await repriceQuote(old, repricing);
    response.status(isNew ? 201 : 200).json(saved);
  });

  router.post('/:token/mails', limitMails, json, async (request, response) => {
    const saved = await quoteOf(request);
    const input = parseBody(mailQuoteSchema, request.body);
    const countMail = async () => {
      await consumeRate(mailsOfAddress, visitorNetwork(request), response);
      await consumeRate(mailsOfQuote, saved.reference, response);
    };
    await mailQuote(saved, input, { database, publicUrl, countMail });
    const answer: QuoteMailed = { to: input.to };
    response.status(202).json(answer);
  });

  router.get('/:token/pdf', limitPdfs, async (request, response) => {
    const saved = await quoteOf(request);
    const pdf = await renderQuotePdf(saved, { route: quoteRoute(saved.request, (typed) => typed), publicUrl });
    response
      .set({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${saved.reference}.pdf"`,
        'content-security-policy': PDF_POLICY,
      })
      .send(pdf);
  });

  return router;
}
