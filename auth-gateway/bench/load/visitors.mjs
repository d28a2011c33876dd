// The visitors of `npm run bench:load`, in a process of their own. The parent sends one order at a time and is answered with
// what was measured.
import { askOnce } from './askOnce.mjs';
import { openSlowClients } from './slowClients.mjs';
import { nextVisit } from './visits.mjs';

const REFUSED = 503;
const LIMITED = 429;
const TICK_MS = 5;
/** A burst larger than this is the generator catching up with itself. */
const MOST_OF_A_TICK = 400;

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
const round = (ms) => (ms === null ? null : Math.round(ms * 10) / 10);

function summarise(samples, seconds) {
  const rows = {};
  for (const { kind, status, ms } of samples) {
    rows[kind] ??= { admitted: [], refused: [], limited: 0, failed: 0 };
    if (status === REFUSED) rows[kind].refused.push(ms);
    else if (status === LIMITED) rows[kind].limited += 1;
    else if (status === 0 || status >= 500) rows[kind].failed += 1;
    else rows[kind].admitted.push(ms);
  }
  const kinds = Object.entries(rows).map(([kind, { admitted, refused, limited, failed }]) => {
    const sorted = admitted.sort((one, other) => one - other);
    const turned = refused.sort((one, other) => one - other);
    return {
      kind,
      admitted: admitted.length,
      refused: refused.length,
      limited,
      failed,
      p50: round(quantile(sorted, 0.5)),
      p99: round(quantile(sorted, 0.99)),
      refusedP99: round(quantile(turned, 0.99)),
    };
  });
  const admittedPerSecond = kinds.reduce((sum, { admitted }) => sum + admitted, 0) / seconds;
  return { kinds, admittedPerSecond, askedPerSecond: samples.length / seconds };
}

async function visitOnce(site, samples) {
  const { kind, asked } = nextVisit(site);
  const { status, ms } = await askOnce({ url: site.url, ...asked });
  samples.push({ kind, status, ms });
}

/** So many at once, each asking again as soon as it is answered. */
async function closedLoop({ site, atOnce, seconds }) {
  const samples = [];
  const endAt = performance.now() + seconds * 1_000;
  const one = async () => {
    while (performance.now() < endAt) await visitOnce(site, samples);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return summarise(samples, seconds);
}

/** So many a second, whether or not those before were answered: visitors do not wait for each other. */
async function openLoop({ site, perSecond, seconds, slowOfEach = 0 }) {
  const samples = [];
  const stopSlow = slowOfEach > 0 ? openSlowClients({ url: site.url, ofEach: slowOfEach }) : () => null;
  const startedAt = performance.now();
  let sent = 0;
  const under = new Set();
  await new Promise((resolve) => {
    const ticking = setInterval(() => {
      const passedMs = performance.now() - startedAt;
      const due = Math.min(
        MOST_OF_A_TICK,
        Math.floor((Math.min(passedMs, seconds * 1_000) / 1_000) * perSecond) - sent,
      );
      for (let count = 0; count < due; count += 1) {
        sent += 1;
        const visit = visitOnce(site, samples).finally(() => under.delete(visit));
        under.add(visit);
      }
      if (passedMs < seconds * 1_000) return;
      clearInterval(ticking);
      resolve();
    }, TICK_MS);
  });
  const closedSlow = stopSlow();
  // Whoever is answered late counts most of all.
  await Promise.all(under);
  return { ...summarise(samples, seconds), closedSlow };
}

process.on('message', async ({ loop, ...order }) => {
  process.send(await (loop === 'closed' ? closedLoop(order) : openLoop(order)));
});
