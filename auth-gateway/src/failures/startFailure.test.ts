import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { mappedFolder } from '../../fixtures/mappedFolder.ts';
import { BEARER } from '../../fixtures/startTestGateway.ts';

const SCRIPT = 'https://saltbush.example/mf/mf-quote/1.0.0/page.js';

describe('what is thrown before the host stands', () => {
  const lines: string[] = [];
  const gateway = gatewayOn('embedded', {
    config: { trustedProxies: 1, logLevel: 'debug' },
    writeLog: (line: string) => void lines.push(line),
  });
  beforeAll(async () => {
    await gateway.publish(mappedFolder());
    await gateway.activate('mf-quote', '1.0.0');
  });

  const tell = (stack: string, network: number) =>
    gateway.post(
      '/api/telemetry',
      { events: [{ kind: 'abandoned', remote: 'mf-quote', version: '1.0.0', code: 'incompatible', stack }] },
      { 'x-forwarded-for': `198.51.100.${network}`, 'user-agent': 'Mozilla/5.0 Firefox/145.0' },
    );
  async function told(visits: number) {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const { body } = await gateway.get('/api/releases/failures', BEARER);
      const found = body.failures as { visits: number }[];
      if (found.reduce((sum, one) => sum + one.visits, 0) >= visits) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Fewer than ${visits} visits met a failure.`);
  }

  it('is kept with its place in the sources, by the report that the page itself sends', async () => {
    expect((await tell(`TypeError: x is not a function\n    at t (${SCRIPT}:1:13)`, 1)).status).toBe(200);
    expect(await told(1)).toMatchObject([
      {
        ...{ side: 'browser', remote: 'mf-quote', error: 'TypeError', message: '… is not a function' },
        ...{ source: 'mf-quote/src/quote/QuoteForm.tsx', browsers: { Firefox: 1 } },
      },
    ]);
  });

  it('is kept without words that a person may have typed, which no line of the log has either', async () => {
    await tell(`Error: No rate for Priya Ramanathan, 0412 345 678\n    at Priya (${SCRIPT}:1:13)`, 2);
    const found = await told(2);
    const { db } = gateway.database;
    const kept = JSON.stringify([
      found,
      await db.selectFrom('telemetry_events').selectAll().execute(),
      await db.selectFrom('failure_examples').selectAll().execute(),
      lines,
    ]);
    expect(['Priya', 'Ramanathan', '0412', 'No rate'].filter((word) => kept.includes(word))).toEqual([]);
  });

  it('is refused when the stack is longer than any that a page sends', async () => {
    expect((await tell('x'.repeat(4_001), 3)).status).toBe(400);
  });
});
