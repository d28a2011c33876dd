import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../dist/database/openDatabase.js';
import { countVisits } from '../dist/release-health/countVisits.js';
import { reportHealth } from '../dist/release-health/reportHealth.js';

const RUNS = 5;
const ROWS = 1_000_000;
const ROWS_AT_ONCE = 50_000;

/** A month of visits to six remotes with five releases each. */
async function fillVisits(pool, now) {
  for (let first = 1; first <= ROWS; first += ROWS_AT_ONCE) {
    await pool.query(
      `insert into release_visits
        (visit, name, version, at, network, failed, is_fallback, load_ms, lcp_ms, inp_ms, cls, ttfb_ms)
      select md5(n::text), 'mf-' || (array['quote', 'dashboard', 'ops', 'ar', 'marketing', 'onboarding'])[1 + n % 6],
        '1.' || n / ${ROWS / 5} || '.0', $1::timestamptz - (${ROWS} - n) * (interval '30 days' / ${ROWS}.0),
        md5((n % 9999)::text), n % 97 = 0, n % 1001 = 0, 50 + n * 7 % 900, 500 + n * 11 % 900, 20 + n * 13 % 90,
        n % 200 / 1000.0, 20 + n * 17 % 90
      from generate_series($2::integer, $3::integer) n`,
      [now, first, first + ROWS_AT_ONCE - 1],
    );
  }
  await pool.query('analyze release_visits');
}

async function median(work) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)];
}

/**
 * Milliseconds that health reports and one look of the health watch take over a million visits in a month, on the
 * embedded database or the one of `databaseUrl`.
 */
export async function benchHealth({ databaseUrl = null } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'saltbush-bench-'));
  const database = await openDatabase({ dataDir, databaseUrl });
  const { db, pool } = database;
  const now = new Date();
  try {
    await fillVisits(pool, now);
    const rows = [];
    for (const [name, hours] of [
      [null, 1],
      [null, 24],
      ['mf-quote', 24],
      ['mf-quote', 168],
    ]) {
      const medianMs = await median(() => reportHealth(db, { name, hours, now }));
      rows.push({ what: `${name ?? 'All remotes'}, ${hours} h`, medianMs });
    }
    const since = new Date(now.getTime() - 3_600_000);
    const version = '1.4.0';
    rows.push({
      what: 'One look of the watch',
      medianMs: await median(() => countVisits(db, { name: 'mf-quote', version, since, order: 'first' })),
    });
    return { kind: database.kind, rows };
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
