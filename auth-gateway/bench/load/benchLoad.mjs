import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { EMPTY_QUOTE_REQUEST } from '@saltbush/freight';

const VISITORS = 500;
/** A visitor does something every five seconds. */
const THINK_SECONDS = 5;
const TIMES = 10;
const SLOW_OF_EACH = 50;
const ROLLBACKS = 5;
const AFTER_SECONDS = 30;
const NAME = 'mf-quote';

/** Files that the home page names. */
async function filesOf(url) {
  const html = await (await fetch(url)).text();
  return [...new Set([...html.matchAll(/"(\/mf\/[^"]+\.js)"/g)].map(([, file]) => file))];
}

const call = async (url, path, token, body) => {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
};

/** Resident and heap, in bytes, by the gateway's own metrics. */
async function memoryOf(url, token) {
  const text = await call(url, '/metrics', token);
  const read = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { resident: read('process_resident_memory_bytes'), heap: read('nodejs_heap_size_used_bytes') };
}

/**
 * Asks a site for what mixed visitors ask: unloaded, as 500 visitors for a minute, ten times what it can do with slow clients
 * among it and an operator who rolls back mf-quote from `version`, and as 500 visitors again. `seconds` shortens all phases
 * for a trial.
 */
export async function benchLoad({ url, token, version, seconds = 60 }) {
  const site = { url, files: await filesOf(url), emptyQuote: EMPTY_QUOTE_REQUEST };
  const visitors = fork(fileURLToPath(new URL('./visitors.mjs', import.meta.url)), { stdio: 'inherit' });
  const order = async (message) => {
    visitors.send({ site, ...message });
    return (await once(visitors, 'message'))[0];
  };
  const normal = { loop: 'open', perSecond: VISITORS / THINK_SECONDS };
  try {
    await order({ loop: 'closed', atOnce: 8, seconds: Math.min(10, seconds) });
    const { admittedPerSecond: capacity } = await order({ loop: 'closed', atOnce: 32, seconds: Math.min(15, seconds) });
    const unloaded = await order({
      loop: 'open',
      perSecond: Math.max(5, capacity / 5),
      seconds: Math.min(30, seconds),
    });
    const before = await memoryOf(url, token);
    const busy = await order({ ...normal, seconds });

    const rollbacks = [];
    let peak = before;
    const flood = order({ loop: 'open', perSecond: capacity * TIMES, seconds, slowOfEach: SLOW_OF_EACH });
    for (let turn = 0; turn < ROLLBACKS; turn += 1) {
      await wait((seconds * 1_000) / (ROLLBACKS + 1));
      const startedAt = performance.now();
      // After a rollback there is nothing to roll back: each second act makes the release live again, which takes as much.
      const [path, body] =
        turn % 2 === 0
          ? ['rollback', { reason: 'Bench' }]
          : ['activations', { version, reason: 'Bench', watch: false }];
      await call(url, `/api/releases/${NAME}/${path}`, token, body);
      rollbacks.push(performance.now() - startedAt);
      const memory = await memoryOf(url, token);
      if (memory.resident > peak.resident) peak = memory;
    }
    const overload = await flood;
    const back = await order({ ...normal, seconds: Math.min(30, seconds) });
    await wait(Math.min(AFTER_SECONDS, seconds) * 1_000);
    const after = await memoryOf(url, token);
    return { capacity, unloaded, busy, overload, back, rollbacks, memory: { before, peak, after } };
  } finally {
    visitors.disconnect();
  }
}
