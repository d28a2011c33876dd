import { randomUUID } from 'node:crypto';
import { EMPTY_QUOTE_REQUEST, priceQuote, type QuoteRequest } from '@saltbush/freight';
import fc from 'fast-check';
import { bookingDesk, LTL } from '../fixtures/bookingDesk.ts';
import { arbitraryInput } from '../fixtures/hostile-input/arbitraryInput.ts';
import { ROUTE_INPUTS } from '../fixtures/hostile-input/route-inputs.ts';
import { anyNetwork, routeSender } from '../fixtures/hostile-input/routeSender.ts';
import { type Blocks, watchBlocks } from '../fixtures/hostile-input/watchBlocks.ts';
import { startTestGateway, type TestGateway } from '../fixtures/startTestGateway.ts';
import { checkInput } from './http/checkInput.ts';

/** Inputs for each schema: a few here, ten thousand with `npm run test:fuzz`. */
const CASES = Number(process.env.FUZZ_CASES ?? 20);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const ATTEMPTS = 3;
const MOST_MS = 100;
const NOW = new Date('2026-11-20T03:00:00Z');
/** Inputs are made in batches, outside the time that is measured. */
const BATCH = 50;

interface Figures {
  cases: number;
  taken: number;
  statuses: Record<number, number>;
  longestMs: number;
}

describe('inputs made from the schemas', () => {
  let gateway: TestGateway;
  let blocks: Blocks;
  const figures: Record<string, Figures> = {};
  const { save } = bookingDesk(
    () => gateway,
    () => NOW,
  );

  beforeAll(async () => {
    gateway = await startTestGateway({ trustedProxies: 1 }, { now: () => NOW });
    blocks = watchBlocks();
  }, 60_000);
  afterAll(async () => {
    blocks.stop();
    await gateway.close();
    const lines = Object.entries(figures).map(([route, { cases, taken, statuses, longestMs }]) => {
      const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
      return `${route}: ${cases} cases, ${taken} that the schema takes, ${answers.join(', ')}; longest block ${longestMs.toFixed(0)} ms`;
    });
    process.stdout.write(`${lines.join('\n')}\n`);
  });

  /** Makes a valid input new, so that it is not refused as sent before or for a price that has changed. */
  async function fresh(route: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
    const isOnce = typeof input.submissionId === 'string' ? { submissionId: randomUUID() } : {};
    if (route === 'POST /api/bookings') {
      // A new quote that nobody has booked, between the places in the input.
      const { token, request } = await save(LTL, { 'x-forwarded-for': anyNetwork() });
      const pickup = { ...(input.pickup as object), suburb: request.pickup };
      const delivery = { ...(input.delivery as object), suburb: request.delivery };
      return { ...input, ...isOnce, quoteToken: token, pickup, delivery };
    }
    if (route !== 'POST /api/quotes') return { ...input, ...isOnce };
    const outcome = priceQuote({ ...EMPTY_QUOTE_REQUEST, ...(input.request as QuoteRequest) }, { now: NOW });
    const shown = outcome.status === 'priced' ? { shownTotalExGstCents: outcome.quote.totalExGstCents } : {};
    return { ...input, ...isOnce, ...shown };
  }

  const sender = routeSender(() => gateway.url);
  async function send(route: string, body: string): Promise<{ status: number; code: unknown; detail: unknown }> {
    const { url, ...init } = sender(route, { body });
    const response = await fetch(url, init);
    const answer = await response.text();
    const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
    const { code, detail } = isProblem ? (JSON.parse(answer) as { code?: unknown; detail?: unknown }) : {};
    return { status: response.status, code, detail };
  }

  /**
   * Sends an input, and sends it again when it took long: a garbage collection takes long too, but does not hit the
   * same input each time.
   */
  async function measure(route: string, sent: unknown, isTaken: boolean) {
    let longestMs = Number.POSITIVE_INFINITY;
    for (let attempt = 1; ; attempt += 1) {
      const body = JSON.stringify(isTaken ? await fresh(route, sent as Record<string, unknown>) : sent);
      blocks.reset();
      const answer = await send(route, body);
      longestMs = Math.min(longestMs, blocks.longestMs());
      if (longestMs < MOST_MS || attempt === ATTEMPTS) return { body, answer, longestMs };
    }
  }

  it.each(Object.entries(ROUTE_INPUTS))(
    'never cause a fault of ours, and the database takes whatever the schema takes: %s',
    async (route, { schema, example }) => {
      const made: Figures = { cases: 0, taken: 0, statuses: {}, longestMs: 0 };
      figures[route] = made;
      await send(route, JSON.stringify(example));
      for (let from = 0; from < CASES; from += BATCH) {
        const numRuns = Math.min(BATCH, CASES - from);
        const inputs = fc.sample(arbitraryInput(schema, example), { numRuns, seed: SEED + from });
        for (const input of inputs) {
          const sent: unknown = JSON.parse(JSON.stringify(input) ?? 'null');
          const isTaken = checkInput(schema, sent).status === 'valid';
          const { body, answer, longestMs } = await measure(route, sent, isTaken);
          const { status, code, detail } = answer;
          made.cases += 1;
          made.taken += isTaken ? 1 : 0;
          made.statuses[status] = (made.statuses[status] ?? 0) + 1;
          made.longestMs = Math.max(made.longestMs, longestMs);
          const isUnstorable = isTaken && code === 'bad-request' && String(detail).includes('no text may hold');
          if (status >= 500 || isUnstorable) {
            throw new Error(`${status} ${String(code)} ${String(detail)} for ${body.slice(0, 2_000)}`);
          }
        }
      }
      expect(made.cases).toBe(CASES);
      expect(made.longestMs).toBeLessThan(MOST_MS);
    },
    Math.max(60_000, CASES * 500),
  );

  it('are accepted in part, so that the schemas are met and not only missed', () => {
    const never = Object.entries(figures).filter(([, { taken }]) => taken === 0);
    expect(never.map(([route]) => route)).toEqual([]);
  });
});
