import { fillConsignments } from './fillConsignments.mjs';
import { startBenchGateway } from './startBenchGateway.mjs';
import { processorMs, watchTurns } from './watchTurns.mjs';

const NOW = new Date('2026-11-19T22:00:00Z');
const ROWS = 1_000;
const ROWS_AT_ONCE = 40;
const BOOKER = { businessName: 'Bench', name: 'Bench', email: 'bench@bench.example', phone: '0400 000 000' };

const CELLS = {
  ...{
    pickupName: 'Harbour Foods',
    pickupStreet: '12 Dock Road',
    pickupContact: 'Ana Ruiz',
    pickupPhone: '0412 345 678',
  },
  ...{ deliveryName: 'Yarra Grocers', deliveryStreet: '8 Market Lane', deliveryContact: 'Lee Wong' },
  ...{ deliveryPhone: '0499 000 111', pickupDate: '24/11/2026', goods: 'Bottled water' },
};
/** Pallets on linehaul, and one pallet within the metro zones, by turns. */
const LANES = [
  { pickupSuburb: 'Sydney', deliverySuburb: 'Melbourne', count: '4', weightKg: '1,800' },
  { pickupSuburb: 'Newtown', deliverySuburb: 'Marrickville', count: '1', weightKg: '300' },
];
const rowOf = (_value, index) => ({
  cells: { ...CELLS, ...LANES[index % LANES.length], customerReference: `PO ${index}` },
  copy: 1,
});

/**
 * Seconds for a file of 1,000 consignments, sent as the page sends it, on the embedded database or the one of
 * `databaseUrl`: priced, booked, and the same file sent once more, with the most work done at once.
 */
export async function benchBulk({ databaseUrl = null } = {}) {
  const fill = (pool) => fillConsignments(pool, { bench: 10_000 }, NOW);
  const gateway = await startBenchGateway({ databaseUrl, now: NOW, fill });

  async function send(path, rows, more = {}) {
    const answers = [];
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await gateway.forgetRequests();
      const response = await fetch(gateway.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...more, rows: rows.slice(start, start + ROWS_AT_ONCE) }),
      });
      const said = await response.json();
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${said.detail}`);
      answers.push(...said.rows);
    }
    return answers;
  }

  async function timed(name, act) {
    const turns = watchTurns();
    const start = performance.now();
    const before = processorMs();
    const answers = await act();
    const seconds = (performance.now() - start) / 1_000;
    return { name, answers, seconds, processorSeconds: (processorMs() - before) / 1_000, longestMs: turns() };
  }

  try {
    const rows = Array.from({ length: ROWS }, rowOf);
    const priced = await timed('Priced', () => send('/api/bulk-bookings/prices', rows));
    const shown = rows.map((row, index) => ({
      ...row,
      shownTotalExGstCents: priced.answers[index].totalExGstCents,
    }));
    const more = { booker: BOOKER, termsVersion: '2026-07' };
    const booked = await timed('Booked', () => send('/api/bulk-bookings', shown, more));
    const again = await timed('Sent once more', () => send('/api/bulk-bookings', shown, more));
    const wanted = [booked, again].every(({ answers }) => answers.every(({ status }) => status === 'booked'));
    if (!wanted || again.answers.some(({ isNew }) => isNew)) throw new Error('Not every row was booked once.');
    return { kind: gateway.database.kind, rows: [priced, booked, again] };
  } finally {
    await gateway.close();
  }
}
