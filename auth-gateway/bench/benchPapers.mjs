import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutPapers } from '../../capabilities/consignments/dist/labels/cutPapers.js';
import { parseConfig } from '../dist/config.js';
import { createGateway } from '../dist/createGateway.js';
import { endSilence } from '../dist/database/endSilence.js';
import { openDatabase } from '../dist/database/openDatabase.js';
import { fillConsignments } from './fillConsignments.mjs';

const NOW = new Date('2026-11-19T22:00:00Z');
const CONSIGNMENTS = 1_000;

/** Replaces sign-in: everybody is the client whose consignments they are. */
const auth = {
  issuer: null,
  session: (_request, _response, next) => next(),
  routes: {},
  visitorOf: () => ({
    status: 'signed-in',
    user: { id: 'bench', email: 'bench@bench.example', firstName: null, roles: ['client'] },
  }),
  demoUsers: [],
  close: () => {},
};
const site = { handler: async (_request, response) => response.end(), close: async () => {} };

/** Processor time of this process so far: unlike time on the clock, it leaves out what else the machine does. */
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Notes how much work was done at most before the event loop came round. */
function watchTurns() {
  let longestMs = 0;
  let last = processorMs();
  const timer = setInterval(() => {
    const now = processorMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  }, 1);
  return () => {
    clearInterval(timer);
    return longestMs;
  };
}

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
  const dataDir = await mkdtemp(join(tmpdir(), 'saltbush-bench-'));
  const config = { ...parseConfig({ PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' }), dataDir, databaseUrl };
  const database = await openDatabase(config);
  database.pool.off('acquire', endSilence);
  await fillConsignments(database.pool, { bench: CONSIGNMENTS, other: 10_000 }, NOW);
  database.pool.on('acquire', endSilence);
  const parts = { createAuth: async () => auth, createSite: async () => site, openDatabase: async () => database };
  const gateway = await createGateway(config, { ...parts, now: () => NOW });
  const url = `http://127.0.0.1:${gateway.port}/api/shipments/papers`;
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
      await database.pool.query('delete from rate_limits');
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
    return { kind: database.kind, rows };
  } finally {
    await gateway.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
