import { cutPapers } from '../../capabilities/consignments/dist/labels/cutPapers.js';
import { fillConsignments } from './fillConsignments.mjs';
import { startBenchGateway } from './startBenchGateway.mjs';
import { processorMs, watchTurns } from './watchTurns.mjs';

const NOW = new Date('2026-11-19T22:00:00Z');
const CONSIGNMENTS = 1_000;

async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}: ${bytes.subarray(0, 300)}`);
  return bytes;
}

/**
 * Seconds for the papers of 1,000 consignments, asked for piece by piece as a browser does, on the embedded database or
 * the one of `databaseUrl`, with the longest time for which the gateway answered nothing else, and its memory.
 */
export async function benchPapers({ databaseUrl = null } = {}) {
  const gateway = await startBenchGateway({
    ...{ databaseUrl, now: NOW },
    fill: (pool) => fillConsignments(pool, { bench: CONSIGNMENTS, other: 10_000 }, NOW),
  });
  const url = `${gateway.url}/api/shipments/papers`;
  const references = Array.from({ length: CONSIGNMENTS }, (_, index) => `SH-bench-${index + 1}`);
  const rows = [];
  try {
    for (const [paper, packages] of [
      ['labels-a6', 1],
      ['labels-a6', null],
      ['labels-a6', 5],
      ['labels-a4', 5],
      ['notes', 5],
    ]) {
      await gateway.forgetRequests();
      const turns = watchTurns();
      const start = performance.now();
      const before = processorMs();
      const plan = JSON.parse(await post(url, { paper, references }));
      const planMs = performance.now() - start;
      const sets = references.map((reference) => ({ reference, packages }));
      const pieces = packages === null ? plan.pieces : cutPapers(sets, paper);
      let bytes = 0;
      let mostBytes = 0;
      for (const piece of pieces) {
        bytes += (await post(`${url}.pdf`, { paper, parts: piece.parts })).length;
        mostBytes = Math.max(mostBytes, process.memoryUsage().rss);
      }
      const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
      const seconds = (performance.now() - start) / 1_000;
      const processorSeconds = (processorMs() - before) / 1_000;
      rows.push({
        paper,
        count,
        pieces: pieces.length,
        planMs,
        seconds,
        processorSeconds,
        longestMs: turns(),
        bytes,
        mostBytes,
      });
    }
    return { kind: gateway.database.kind, rows };
  } finally {
    await gateway.close();
  }
}
