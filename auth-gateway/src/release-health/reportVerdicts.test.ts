import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import { createPageWeights } from './createPageWeights.ts';
import { reportVerdicts } from './reportVerdicts.ts';
import { createSlownessJudge } from './slowness/createSlownessJudge.ts';

describe.each(DATABASES)('verdicts on what is live, from the %s database', (kind) => {
  let made = 0;

  const gateway = gatewayOn(kind);
  beforeEach(async () => {
    await gateway.reset();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await gateway.publish(remoteFolder({ version }));
    await gateway.activate('mf-quote', '1.0.0');
  });

  /** Page loads of a release, each from a network of its own unless one is named. */
  async function visit(version: string, count: number, { failed = false, network = '' } = {}): Promise<void> {
    const visits = Array.from({ length: count }, (_, index) => {
      made += 1;
      const from = network || `network ${index}`;
      return {
        ...{ visit: `visit ${made}`, name: 'mf-quote', version, network: from, failed, is_fallback: false },
        ...{ code: failed ? 'render' : null, load_ms: 80, lcp_ms: null, inp_ms: null, cls: null, ttfb_ms: null },
      };
    });
    await gateway.database.db.insertInto('release_visits').values(visits).execute();
    // As if each had been there for hours.
    const networks = [...new Set(visits.map((one) => one.network))].map((one) => {
      return { network: one, known_since: new Date(Date.now() - 7_200_000) };
    });
    const insert = gateway.database.db.insertInto('visit_networks').values(networks);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }
  const given = () => {
    const { database } = gateway;
    const { db } = database;
    return { database, slownessOf: createSlownessJudge(db), weightsOf: createPageWeights(db) };
  };
  const verdicts = async () => (await reportVerdicts(given())).verdicts;

  it('say that nobody came, that nothing is wrong, that a release looks worse, and that it is clearly worse', async () => {
    expect(await verdicts()).toMatchObject([{ version: '1.0.0', visits: 0, before: null, verdict: 'unvisited' }]);
    await visit('1.0.0', 40);
    await gateway.activate('mf-quote', '1.1.0');
    await visit('1.1.0', 4);
    expect(await verdicts()).toMatchObject([
      {
        ...{ version: '1.1.0', visits: 4, failed: 0, verdict: 'not-worse' },
        before: { version: '1.0.0', visits: 40, failed: 0 },
      },
    ]);
    await visit('1.1.0', 20, { failed: true });
    expect(await verdicts()).toMatchObject([
      { visits: 24, failed: 20, judged: { visits: 21, failed: 17 }, verdict: 'looks-worse' },
    ]);
    await visit('1.1.0', 90, { failed: true });
    expect(await verdicts()).toMatchObject([
      { visits: 114, failed: 110, judged: { visits: 44, failed: 40 }, verdict: 'worse' },
    ]);
  });

  it('are not moved by one network, whatever it reports', async () => {
    await visit('1.0.0', 40);
    await gateway.activate('mf-quote', '1.1.0');
    await visit('1.1.0', 20);
    await visit('1.1.0', 500, { failed: true, network: 'a hostile one' });
    expect(await verdicts()).toMatchObject([{ visits: 23, failed: 3, judged: { failed: 0 }, verdict: 'not-worse' }]);
  });

  it('say what each page weighs beside the release before, and nothing of a release that is not stored', async () => {
    await gateway.activate('mf-quote', '1.1.0');
    const [{ pages = [] } = {}] = await verdicts();
    expect(pages.map(({ path }) => path)).toEqual(['/quote']);
    expect(pages[0]?.bytes).toBeGreaterThan(0);
    expect(pages[0]?.before).toBeGreaterThan(0);
    expect(await createPageWeights(gateway.database.db)('mf-quote', '9.9.9')).toEqual([]);
  });

  it('tell a candidate from what is live beside it', async () => {
    await gateway.activate('mf-quote', '1.1.0', { percent: 10 });
    await visit('1.0.0', 30);
    await visit('1.1.0', 12, { failed: true });
    expect(await verdicts()).toMatchObject([
      { version: '1.0.0', isCandidate: false, visits: 30, verdict: 'not-worse' },
      { version: '1.1.0', isCandidate: true, failed: 12, before: { version: '1.0.0' }, verdict: 'looks-worse' },
    ]);
  });
});
