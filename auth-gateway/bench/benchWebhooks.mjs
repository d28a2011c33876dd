import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fillConsignments } from './fillConsignments.mjs';
import { startBenchGateway } from './startBenchGateway.mjs';
import { watchTurns } from './watchTurns.mjs';

const SECONDS = 10;
const EVENTS_A_SECOND = 100;
/** Events come in so many groups a second, as changes by the desk and by gateways do. */
const GROUPS_A_SECOND = 20;
const PATIENCE_MS = 60_000;

const EVENTS = `
with made as (
  insert into booking_events (reference, at, status, by, actor, note, eta)
    select reference, clock_timestamp(), status, 'staff', 'bench', '', '2026-12-24' from bookings
    where client_reference is not null order by reference offset $1 limit $2
  returning id
)
insert into unread_events (reader, event_id) select 'webhooks', id from made;
`;

/** A receiver on this machine, which notes how long after its event each webhook arrived. */
async function startReceiver() {
  const waits = [];
  const server = createServer(async (request, response) => {
    const arrivedAt = Date.now();
    let body = '';
    for await (const chunk of request) body += chunk;
    waits.push(arrivedAt - Date.parse(JSON.parse(body).timestamp));
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    waits,
    close: () => new Promise((resolve) => server.close(resolve) && server.closeAllConnections()),
  };
}

/**
 * Milliseconds from an event to the arrival of its webhook, at 100 events a second for ten seconds, on the embedded
 * database or the one of `databaseUrl`, with the most work done at once.
 */
export async function benchWebhooks({ databaseUrl = null } = {}) {
  const count = SECONDS * EVENTS_A_SECOND;
  const now = new Date();
  const fill = (pool) => fillConsignments(pool, { bench: count }, now);
  const receiver = await startReceiver();
  const gateway = await startBenchGateway({ databaseUrl, now, fill });
  const { pool } = gateway.database;
  try {
    const response = await fetch(`${gateway.url}/api/webhooks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ submissionId: crypto.randomUUID(), url: receiver.url, description: 'Bench' },
        events: ['consignment.eta_changed'],
      }),
    });
    if (!response.ok) throw new Error(`The webhook was refused: ${await response.text()}`);
    const turns = watchTurns();
    const atOnce = EVENTS_A_SECOND / GROUPS_A_SECOND;
    const start = performance.now();
    for (let group = 0; group < SECONDS * GROUPS_A_SECOND; group += 1) {
      await pool.query(EVENTS, [group * atOnce, atOnce]);
      await pause(Math.max(0, start + ((group + 1) * 1_000) / GROUPS_A_SECOND - performance.now()));
    }
    const until = performance.now() + PATIENCE_MS;
    while (receiver.waits.length < count && performance.now() < until) await pause(50);
    if (receiver.waits.length !== count) throw new Error(`${receiver.waits.length} of ${count} webhooks arrived.`);
    const sorted = receiver.waits.toSorted((one, other) => one - other);
    const at = (share) => sorted[Math.min(count - 1, Math.floor(count * share))];
    return { kind: gateway.database.kind, count, median: at(0.5), p99: at(0.99), longest: at(1), turnMs: turns() };
  } finally {
    await gateway.close();
    await receiver.close();
  }
}
