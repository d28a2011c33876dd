import { fillConsignments } from './fillConsignments.mjs';
import { startBenchGateway } from './startBenchGateway.mjs';
import { timeCall } from './timeCall.mjs';

/** A Friday, 9:00 AM in Sydney. */
const NOW = new Date('2026-11-19T22:00:00Z');
/** The first client is measured; the rows of the others only make the tables large. */
const COUNTS = { bench: 10_000, other: 10_000, third: 10_000 };

const CALLS = {
  'List, first page': '/api/shipments',
  'List, page 150': '/api/shipments?page=150',
  'List, 500 by cost': '/api/shipments?size=500&sort=-cost',
  'Filter, service and dates': '/api/shipments?service=VIP&from=2026-03-01&to=2026-06-30&view=delivered',
  'Search, suburb': '/api/shipments?search=marrick',
  'Search, reference': '/api/shipments?search=SH-bench-4711',
  'One consignment': '/api/shipments/SH-bench-4711',
  'Invoices, first page': '/api/invoices',
  'Invoices, overdue': '/api/invoices?view=overdue',
  'Invoice, number': '/api/invoices?search=INV-SH-bench-4711',
  'Statement, a month': '/api/invoices/statement?month=2026-10',
  'Statement, PDF': '/api/invoices/statement.pdf?month=2026-10',
  Analytics: '/api/analytics',
  Dashboard: '/api/dashboard',
  Emissions: '/api/emissions',
  'CSV, all 10,000': '/api/shipments.csv',
};

/** Statements whose plans are shown: the request that sends them, and a word that only they contain. */
const PLANS = [
  ['List', '/api/shipments', 'offset'],
  ['Search', '/api/shipments?search=marrick', 'offset'],
  ['Analytics', '/api/analytics', 'left(delivered_on'],
];

/** Records the statements that are sent to a pool. */
function listenTo(pool) {
  const statements = [];
  const connect = pool.connect.bind(pool);
  pool.connect = async () => {
    const client = await connect();
    const query = client.query.bind(client);
    client.query = (...args) => {
      const [statement, values] = args;
      statements.push(typeof statement === 'string' ? { text: statement, values } : statement);
      return query(...args);
    };
    return client;
  };
  return statements;
}

async function planOf(pool, statements, url, word) {
  statements.length = 0;
  await (await fetch(url)).text();
  const statement = statements.find(({ text }) => text.includes(word) && text.includes('bookings'));
  const { rows } = await pool.query({
    text: `explain (analyze, costs off) ${statement.text}`,
    values: statement.values,
  });
  return rows.map((row) => row['QUERY PLAN']);
}

/**
 * Milliseconds for answering a client with 10,000 of 30,000 consignments, on the embedded database or the one of
 * `databaseUrl`: median and 95th percentile of a hundred requests, and the plans of their statements.
 */
export async function benchShipments({ databaseUrl = null } = {}) {
  const { url, database, forgetRequests, close } = await startBenchGateway({
    ...{ databaseUrl, now: NOW },
    fill: (pool) => fillConsignments(pool, COUNTS, NOW),
  });
  const statements = listenTo(database.pool);
  try {
    const rows = [];
    for (const [name, path] of Object.entries(CALLS)) {
      await forgetRequests();
      rows.push({ name, ...(await timeCall(url + path)) });
    }
    const plans = [];
    for (const [name, path, word] of PLANS) {
      plans.push({ name, lines: await planOf(database.pool, statements, url + path, word) });
    }
    return { kind: database.kind, rows, plans };
  } finally {
    await close();
  }
}
