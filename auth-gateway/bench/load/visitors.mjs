// The visitors of `npm run bench:load`, in a separate process. The parent sends one order at a time and gets the
// measurements back.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createAsker } from './createAsker.mjs';
import { openSlowClients } from './slowClients.mjs';
import { summarise } from './summarise.mjs';
import { nextVisit } from './visits.mjs';

const TICK_MS = 1;
const RESOLUTION_MS = 1;
const REFUSED = 503;

let asker = null;

async function visitOnce(site, samples) {
  const { kind, asked } = nextVisit(site);
  const { status, ms, retryAfter } = await asker.ask(asked);
  samples.push({ kind, status, ms });
  return status === REFUSED ? retryAfter : 0;
}

/**
 * `atOnce` clients, each of which asks again as soon as it is answered; when turned away, it waits as long as it is
 * told.
 */
async function closedLoop({ site, atOnce, seconds }, samples) {
  const endAt = performance.now() + seconds * 1_000;
  const one = async () => {
    while (performance.now() < endAt) {
      const waitSeconds = await visitOnce(site, samples);
      if (waitSeconds > 0) await wait(waitSeconds * 1_000);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/**
 * `perSecond` requests on average, at random times, whether or not earlier ones were answered, since visitors do not
 * wait for each other.
 */
async function openLoop({ site, perSecond, seconds }, samples) {
  const endAt = performance.now() + seconds * 1_000;
  const under = new Set();
  let nextAt = performance.now();
  await new Promise((resolve) => {
    const ticking = setInterval(() => {
      const now = performance.now();
      while (nextAt < now && nextAt < endAt) {
        nextAt -= (Math.log(1 - Math.random()) / perSecond) * 1_000;
        const visit = visitOnce(site, samples).finally(() => under.delete(visit));
        under.add(visit);
      }
      if (now < endAt) return;
      clearInterval(ticking);
      resolve();
    }, TICK_MS);
  });
  // Wait for the late answers too, since they count most.
  await Promise.all(under);
}

/**
 * Runs one phase. Also reports the processor time and the delay of this process itself, since neither is the site's.
 */
async function run({ loop, slowOfEach = 0, ...order }) {
  const { site, seconds } = order;
  asker ??= await createAsker(site.url);
  await asker.warm();
  const samples = [];
  const stopSlow = slowOfEach > 0 ? openSlowClients({ ...site, ofEach: slowOfEach }) : () => null;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const before = process.cpuUsage();
  delay.enable();
  await (loop === 'closed' ? closedLoop : openLoop)(order, samples);
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  return {
    ...summarise(samples, seconds),
    closedSlow: stopSlow(),
    ownSeconds: (user + system) / 1e6,
    lateP99: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS),
    connections: asker.connections(),
  };
}

process.on('message', async (order) => process.send(await run(order)));
process.on('disconnect', () => process.exit());
