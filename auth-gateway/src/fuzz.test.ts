import { randomInt, randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { parse } from 'node:querystring';
import { checkInput } from '@saltbush/capability/http';
import { EMPTY_QUOTE_REQUEST, priceQuote, type QuoteRequest } from '@saltbush/freight';
import fc from 'fast-check';
import { bookingDesk, LTL } from '../fixtures/bookingDesk.ts';
import { arbitraryInput } from '../fixtures/hostile-input/arbitraryInput.ts';
import type { Laid } from '../fixtures/hostile-input/laid.ts';
import { layRecords } from '../fixtures/hostile-input/layRecords.ts';
import { QUERY_INPUTS, queryText } from '../fixtures/hostile-input/query-inputs.ts';
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
const ofThisPart = <T>(_: T, index: number) => index % PARTS === PART;
const ROUTES = Object.entries(ROUTE_INPUTS).filter(ofThisPart);
const QUERIES = Object.entries(QUERY_INPUTS).filter(ofThisPart);
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

  async function send(route: string, changes: Parameters<typeof sender>[1]) {
    const { url, ...init } = sender(route, changes);
    const { status, contentType, text } = await client.send({ url, ...init });
    const isProblem = contentType.startsWith('application/problem+json');
    const { code, detail } = isProblem ? (JSON.parse(text) as { code?: unknown; detail?: unknown }) : {};
    return { status, code, detail };
  }

  /** What is sent for an input, and whether its schema takes that. */
  interface Made {
    isTaken: boolean;
    /** `laid`: what the route needs, where it needs anything. */
    changes: (laid: Laid | null) => Promise<Parameters<typeof sender>[1]>;
  }

  /**
   * Sends an input, and sends it again when it took long: a garbage collection takes long too, but does not hit the
   * same input each time.
   */
  function measurer(route: string) {
    let laid: Laid | null = null;
    let uses = 0;
    return async ({ isTaken, changes }: Made) => {
      let longestMs = Number.POSITIVE_INFINITY;
      for (let attempt = 1; ; attempt += 1) {
        if (isTaken) {
          if (uses === 0) laid = await records.lay(route);
          uses = (uses + 1) % USES;
        }
        const sent = await changes(isTaken ? laid : null);
        blocks.reset();
        const answer = await send(route, sent);
        longestMs = Math.min(longestMs, blocks.longestMs());
        if (longestMs < MOST_MS || attempt === ATTEMPTS) return { sent, answer, longestMs };
      }
    };
  }

  /** Sends inputs that are made from a schema, and tells which caused a fault. */
  async function tryOut(
    route: string,
    arbitrary: fc.Arbitrary<unknown>,
    make: (input: unknown) => Made,
  ): Promise<void> {
    const startedAt = performance.now();
    const made: Figures = { route, cases: 0, taken: 0, statuses: {}, longestMs: 0, seconds: 0 };
    const faults: string[] = [];
    let measure = measurer(route);
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
        const given = make(JSON.parse(JSON.stringify(input) ?? 'null'));
        const { sent, answer, longestMs } = await measure(given);
        const { status, code, detail } = answer;
        made.cases += 1;
        untilEmptied -= 1;
        made.taken += given.isTaken ? 1 : 0;
        made.statuses[status] = (made.statuses[status] ?? 0) + 1;
        made.longestMs = Math.max(made.longestMs, longestMs);
        const isUnstorable = given.isTaken && code === 'bad-request' && String(detail).includes('no text may hold');
        if (status < 500 && status !== 429 && !isUnstorable && longestMs < MOST_MS) continue;
        const took = `${status} ${String(code)} ${String(detail)} after a block of ${longestMs.toFixed(0)} ms`;
        faults.push(`${took}, seed ${SEED + from}, for ${JSON.stringify(sent).slice(0, 2_000)}`);
      }
      if (faults.length >= MOST_FAULTS) break;
    }
    made.seconds = (performance.now() - startedAt) / 1_000;
    tell(made);
    expect(faults).toEqual([]);
    expect(made.cases).toBe(CASES);
  }

  const LIMIT_MS = Math.max(60_000, CASES * 500);

  it.each(ROUTES)(
    'never cause a fault of ours, and the database takes whatever the schema takes: %s',
    async (route, { schema, example }) => {
      await send(route, { body: JSON.stringify(example) });
      await tryOut(route, arbitraryInput(schema, example), (input) => {
        const isTaken = checkInput(schema, input).status === 'valid';
        return {
          isTaken,
          async changes(laid) {
            if (!isTaken) return { body: JSON.stringify(input) };
            const { part, changes } = laid ?? {};
            const body = JSON.stringify({ ...(await fresh(route, input as Record<string, unknown>)), ...changes });
            return { body, ...(part === undefined ? {} : { part }) };
          },
        };
      });
    },
    LIMIT_MS,
  );

  it.each(QUERIES)(
    'never cause a fault of ours as a query: %s',
    async (route, { schema, example }) => {
      await tryOut(route, arbitraryInput(schema, example), (input) => {
        const query = queryText(input);
        return {
          isTaken: checkInput(schema, { ...parse(query) }).status === 'valid',
          async changes(laid) {
            // Searches are counted by user.
            const user = route.endsWith('/search') && { headers: { 'x-test-user': `user ${randomInt(1_000_000)}` } };
            return { query, ...user, ...(laid?.part === undefined ? {} : { part: laid.part }) };
          },
        };
      });
    },
    LIMIT_MS,
  );

  it('are accepted in part, so that the schemas are met and not only missed', () => {
    expect(figures.filter(({ taken }) => taken === 0).map(({ route }) => route)).toEqual([]);
  });
});
