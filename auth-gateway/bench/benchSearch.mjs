import { fillConsignments } from './fillConsignments.mjs';
import { fillDesk } from './fillDesk.mjs';
import { startBenchGateway } from './startBenchGateway.mjs';
import { timeCall } from './timeCall.mjs';

/** A Friday, 9:00 AM in Sydney. */
const NOW = new Date('2026-11-19T22:00:00Z');
/** 100,000 consignments, a tenth of them of the client who searches. */
const COUNTS = { bench: 10_000, other: 45_000, third: 45_000 };
const DESK = { clients: 10_000, enquiries: 20_000, drivers: 5_000 };

const OF_CLIENT = '/api/shipments/search';
const OF_QUOTES = '/api/quotes/search';
const OF_DESK = '/api/ops/bookings/search';

/** What people type, from the rarest to the most common. */
const SEARCHES = [
  ['Reference, whole', OF_DESK, 'SH-bench-4711'],
  ['Reference, beginning', OF_DESK, 'sh-o'],
  ['Order (PO), whole', OF_DESK, 'PO 4711'],
  ['Order (PO), number alone', OF_DESK, '4711'],
  ['Order (PO), beginning', OF_DESK, 'po 4'],
  ['Invoice, beginning', OF_DESK, 'inv-sh-bench-47'],
  ['Business, of every booking', OF_DESK, 'bench'],
  ['Suburb, beginning', OF_DESK, 'marr'],
  ['Two suburbs', OF_DESK, 'syd mel'],
  ['Nothing', OF_DESK, 'nowhere'],
  ['Client: reference', OF_CLIENT, 'SH-bench-4711'],
  ['Client: order (PO)', OF_CLIENT, 'PO 4711'],
  ['Client: number alone', OF_CLIENT, '4711'],
  ['Client: suburb', OF_CLIENT, 'marr'],
  ['Client: of others', OF_CLIENT, 'SH-other-4711'],
  ['Client: invoice', OF_CLIENT, 'inv-sh-bench-4711'],
  ['Client: saved quote', OF_QUOTES, 'Q-bench4711'],
  ['Business', '/api/ops/clients/search', 'business 4711'],
  ['Business, of every client', '/api/ops/clients/search', 'foods'],
  ['Contact, by telephone', '/api/ops/clients/search', '0400004711'],
  ['Person who wrote', '/api/ops/enquiries/search', 'person 4711'],
  ['Driver', '/api/ops/drivers/search', 'driver 471'],
];

const sorted = (list, sorts) => sorts.map((sort) => [`${list} by ${sort}`, `${list}?view=all&sort=${sort}`]);

/** Lists of the desk: what they begin with, every order, a late page, and a search. */
const LISTS = [
  ...[['bookings?view=open'], ['bookings?view=all'], ['bookings?view=all&page=2000']],
  ...sorted('bookings', ['reference', 'status', 'pickup', 'route', 'business', 'price', 'requested']),
  ...[['bookings?view=all&search=PO 4711'], ['bookings?view=all&search=marr']],
  ...[['invoices?view=owing'], ['invoices?view=overdue'], ['invoices?view=paid'], ['invoices?view=all']],
  ...sorted('invoices', ['reference', 'business', 'issued', 'due', 'total', 'left']),
  ...[['invoices?view=all&search=PO 4711'], ['invoices?view=all&search=bench'], ['invoices?view=all&page=2000']],
  ...[['enquiries?view=all'], ['clients?view=all'], ['drivers?status=all']],
].map(([name, query = name]) => [name, `/api/ops/${query}`]);

/**
 * Milliseconds for answering what people type, and for the lists of the desk, at 100,000 consignments, on the embedded
 * database or the one of `databaseUrl`: median and 95th percentile of a hundred requests.
 */
export async function benchSearch({ databaseUrl = null } = {}) {
  const gateway = await startBenchGateway({
    ...{ databaseUrl, now: NOW },
    fill: async (pool) => {
      await fillConsignments(pool, COUNTS, NOW);
      await fillDesk(pool, DESK, NOW);
    },
  });
  try {
    const rows = [];
    for (const [name, path, typed] of SEARCHES) {
      await gateway.forgetRequests();
      const url = `${gateway.url}${path}?q=${encodeURIComponent(typed)}`;
      const { results } = await (await fetch(url)).json();
      rows.push({ name, typed, found: results.length, ...(await timeCall(url)) });
    }
    const lists = [];
    for (const [name, path] of LISTS) {
      const url = `${gateway.url}${path}`;
      const { total } = await (await fetch(url)).json();
      lists.push({ name, found: total, ...(await timeCall(url)) });
    }
    return { kind: gateway.database.kind, rows, lists };
  } finally {
    await gateway.close();
  }
}
