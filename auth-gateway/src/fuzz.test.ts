import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { checkInput } from '@saltbush/capability/http';
import { EMPTY_QUOTE_REQUEST, priceQuote, type QuoteRequest } from '@saltbush/freight';
import fc from 'fast-check';
import { bookingDesk, LTL } from '../fixtures/bookingDesk.ts';
import { arbitraryInput } from '../fixtures/hostile-input/arbitraryInput.ts';
import { type Laid, layRecords } from '../fixtures/hostile-input/layRecords.ts';
import { ROUTE_INPUTS } from '../fixtures/hostile-input/route-inputs.ts';
import { anyNetwork, routeSender } from '../fixtures/hostile-input/routeSender.ts';
import { sendHere } from '../fixtures/hostile-input/sendHere.ts';
import { type Blocks, watchBlocks } from '../fixtures/hostile-input/watchBlocks.ts';
import { startPostgres, type TestPostgres } from '../fixtures/startPostgres.ts';
import { startTestGateway, type TestGateway } from '../fixtures/startTestGateway.ts';

/** Inputs for each schema: a few here, ten thousand with `npm run test:fuzz`. */
const CASES = Number(process.env.FUZZ_CASES ?? 20);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Which routes are tried here: every so-manieth, from this one on. */
const [PART = 0, PARTS = 1] = (process.env.FUZZ_PART ?? '0/1').split('/').map(Number);
const ROUTES = Object.entries(ROUTE_INPUTS).filter((_, index) => index % PARTS === PART);
const ATTEMPTS = 3;
const MOST_MS = 100;
const NOW = new Date('2026-11-20T03:00:00Z');
/** Inputs are made in batches, outside the time that is measured. */
const BATCH = 50;
/** After so many cases the tables are emptied: else what is kept of one case makes the next one dearer. */
const EMPTIED_AFTER = 1_000;
/**
 * As often as a record is used: the first input finds it new, the others as that one left it. No limit of one record is
 * met by then.
 */
const USES = 4;
const MOST_FAULTS = 5;

interface Figures {
  route: string;
  cases: number;
  taken: number;
  statuses: Record<number, number>;
  longestMs: number;
  seconds: number;
}

describe('inputs made from the schemas', () => {
  let gateway: TestGateway;
  let postgres: TestPostgres | null = null;
  let blocks: Blocks;
  const figures: Figures[] = [];
  let untilEmptied = 0;
  const desk = bookingDesk(
    () => gateway,
    () => NOW,
  );
  const records = layRecords(() => gateway, NOW);
  const sender = routeSender(() => gateway.url);
  const client = sendHere();

  beforeAll(async () => {
    if (process.env.FUZZ_DATABASE === 'server') postgres = await startPostgres();
    const databaseUrl = (await postgres?.createDatabase()) ?? null;
    gateway = await startTestGateway({ trustedProxies: 1, databaseUrl }, { now: () => NOW });
    blocks = watchBlocks();
  });
  afterAll(async () => {
    blocks.stop();
    client.close();
    await gateway.close();
    await postgres?.stop();
  });

  function tell(made: Figures): void {
    figures.push(made);
    const { route, cases, taken, statuses, longestMs, seconds } = made;
    const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    const told = `${route}: ${cases} cases, ${taken} that the schema takes, ${answers.join(', ')}`;
    process.stdout.write(`${told}; longest block ${longestMs.toFixed(0)} ms; ${seconds.toFixed(0)} s\n`);
    const { FUZZ_FILE: file } = process.env;
    if (file) appendFileSync(file, `${JSON.stringify(made)}\n`);
  }

  /** Makes a valid input new, so that it is not refused as sent before or for a price that has changed. */
  async function fresh(route: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
    const isOnce = typeof input.submissionId === 'string' ? { submissionId: randomUUID() } : {};
    if (route === 'POST /api/bookings') {
      // A new quote that nobody has booked, between the places in the input.
      const { token, request } = await desk.save(LTL, { 'x-forwarded-for': anyNetwork() });
      const pickup = { ...(input.pickup as object), suburb: request.pickup };
      const delivery = { ...(input.delivery as object), suburb: request.delivery };
      return { ...input, ...isOnce, quoteToken: token, pickup, delivery };
    }
    if (route !== 'POST /api/quotes') return { ...input, ...isOnce };
    const outcome = priceQuote({ ...EMPTY_QUOTE_REQUEST, ...(input.request as QuoteRequest) }, { now: NOW });
    const shown = outcome.status === 'priced' ? { shownTotalExGstCents: outcome.quote.totalExGstCents } : {};
    return { ...input, ...isOnce, ...shown };
  }

  async function send(route: string, body: string, part?: string) {
    const { url, ...init } = sender(route, { body, ...(part === undefined ? {} : { part }) });
    const { status, contentType, text } = await client.send({ url, ...init });
    const isProblem = contentType.startsWith('application/problem+json');
    const { code, detail } = isProblem ? (JSON.parse(text) as { code?: unknown; detail?: unknown }) : {};
    return { status, code, detail };
  }

  /**
   * Sends an input, and sends it again when it took long: a garbage collection takes long too, but does not hit the
   * same input each time.
   */
  function measurer(route: string) {
    let laid: Laid | null = null;
    let uses = 0;
    async function bodyOf(sent: unknown, isTaken: boolean): Promise<{ body: string; part?: string }> {
      if (!isTaken) return { body: JSON.stringify(sent) };
      if (uses === 0) laid = await records.lay(route);
      uses = (uses + 1) % USES;
      const { part, changes } = laid ?? {};
      const input = { ...(await fresh(route, sent as Record<string, unknown>)), ...changes };
      return { body: JSON.stringify(input), ...(part === undefined ? {} : { part }) };
    }
    return async (sent: unknown, isTaken: boolean) => {
      let longestMs = Number.POSITIVE_INFINITY;
      for (let attempt = 1; ; attempt += 1) {
        const { body, part } = await bodyOf(sent, isTaken);
        blocks.reset();
        const answer = await send(route, body, part);
        longestMs = Math.min(longestMs, blocks.longestMs());
        if (longestMs < MOST_MS || attempt === ATTEMPTS) return { body, answer, longestMs };
      }
    };
  }

  it.each(ROUTES)(
    'never cause a fault of ours, and the database takes whatever the schema takes: %s',
    async (route, { schema, example }) => {
      const startedAt = performance.now();
      const made: Figures = { route, cases: 0, taken: 0, statuses: {}, longestMs: 0, seconds: 0 };
      const faults: string[] = [];
      const arbitrary = arbitraryInput(schema, example);
      let measure = measurer(route);
      await send(route, JSON.stringify(example));
      for (let from = 0; from < CASES; from += BATCH) {
        if (untilEmptied <= 0) {
          await gateway.reset();
          await records.prepare();
          measure = measurer(route);
          untilEmptied = EMPTIED_AFTER;
          if (from > 0) process.stdout.write(`${route}: ${from} of ${CASES}\n`);
        }
        const inputs = fc.sample(arbitrary, { numRuns: Math.min(BATCH, CASES - from), seed: SEED + from });
        for (const input of inputs) {
          const sent: unknown = JSON.parse(JSON.stringify(input) ?? 'null');
          const isTaken = checkInput(schema, sent).status === 'valid';
          const { body, answer, longestMs } = await measure(sent, isTaken);
          const { status, code, detail } = answer;
          made.cases += 1;
          untilEmptied -= 1;
          made.taken += isTaken ? 1 : 0;
          made.statuses[status] = (made.statuses[status] ?? 0) + 1;
          made.longestMs = Math.max(made.longestMs, longestMs);
          const isUnstorable = isTaken && code === 'bad-request' && String(detail).includes('no text may hold');
          if (status < 500 && status !== 429 && !isUnstorable && longestMs < MOST_MS) continue;
          const took = `${status} ${String(code)} ${String(detail)} after a block of ${longestMs.toFixed(0)} ms`;
          faults.push(`${took}, seed ${SEED + from}, for ${body.slice(0, 2_000)}`);
        }
        if (faults.length >= MOST_FAULTS) break;
      }
      made.seconds = (performance.now() - startedAt) / 1_000;
      tell(made);
      expect(faults).toEqual([]);
      expect(made.cases).toBe(CASES);
    },
    Math.max(60_000, CASES * 500),
  );

  it('are accepted in part, so that the schemas are met and not only missed', () => {
    expect(figures.filter(({ taken }) => taken === 0).map(({ route }) => route)).toEqual([]);
  });
});
