import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { EMPTY_QUOTE_REQUEST } from '@saltbush/freight';
import { processorSeconds } from './processorSeconds.mjs';
import { callSite, figuresOf, filesOf } from './site.mjs';

const VISITORS = 500;
/** A visitor sends a request every five seconds. */
const THINK_SECONDS = 5;
/** The most of what the site can do that counts as unloaded. */
const CALM_SHARE = 0.25;
const FEWER_TIMES = 3;
const TIMES = 10;
const SLOW_OF_EACH = 50;
const ROLLBACKS = 5;
const NAME = 'mf-quote';
/** By then, garbage of the phase is collected. */
const AFTER_SECONDS = 30;

/**
 * Loads a site with a mix of requests, in phases: 500 visitors who pause between requests, half of what the site can
 * do, 500 connections that do not pause, three times and ten times what it can do, and the visitors again. During ten
 * times there are also slow clients, and an operator who rolls back mf-quote from `version`. The same instrument
 * measures all phases. `metricsUrl` is the gateway's own address. `seconds` is the length of the two busy phases; the
 * others take half. With `sessions`, the cookies of signed-in clients, all visitors are clients.
 */
export async function benchLoad({ url, metricsUrl, token, version, sessions, seconds = 60 }) {
  const site = { url, ...(await filesOf(url)), emptyQuote: EMPTY_QUOTE_REQUEST, sessions };
  const visitors = fork(fileURLToPath(new URL('./visitors.mjs', import.meta.url)), { stdio: 'inherit' });
  const figures = () => figuresOf({ url: metricsUrl, token });
  const order = async (message) => {
    const [before, machine] = [await figures(), processorSeconds()];
    visitors.send({ site, ...message });
    const [result] = await once(visitors, 'message');
    const [after, then] = [await figures(), processorSeconds()];
    const busy = then.busy - machine.busy;
    const passed = (busy + then.idle - machine.idle) / cpus().length;
    const cores = {
      gateway: (after.cpu - before.cpu) / passed,
      generator: result.ownSeconds / passed,
      allOfThis: (then.own - machine.own) / passed,
      others: (busy - (then.own - machine.own)) / passed,
    };
    return { ...result, cores };
  };
  try {
    // Warm up, so that nothing is done for the first time while it is measured.
    await order({ loop: 'closed', atOnce: 8, seconds: Math.min(15, seconds) });
    const { admittedPerSecond: capacity } = await order({ loop: 'closed', atOnce: 16, seconds: Math.min(15, seconds) });
    // Clients cost so much more that as many of them would be a crowd already.
    const perSecond = Math.min(VISITORS / THINK_SECONDS, capacity * CALM_SHARE);
    const calm = { loop: 'open', perSecond, seconds: Math.max(5, seconds / 2) };
    const unloaded = await order(calm);
    const half = await order({ loop: 'open', perSecond: capacity / 2, seconds: Math.max(5, seconds / 2) });
    const before = await figures();
    const busy = await order({ loop: 'closed', atOnce: VISITORS, seconds });

    const more = await order({ loop: 'open', perSecond: capacity * FEWER_TIMES, seconds: seconds / 2 });

    const acts = [];
    let peak = before;
    const flood = order({ loop: 'open', perSecond: capacity * TIMES, seconds, slowOfEach: SLOW_OF_EACH });
    for (let turn = 0; turn < ROLLBACKS; turn += 1) {
      await wait((seconds * 1_000) / (ROLLBACKS + 1));
      const startedAt = performance.now();
      // After a rollback there is nothing left to roll back, so every second act makes the release live again, which
      // costs as much.
      const isRollback = turn % 2 === 0;
      const [path, body] = isRollback
        ? ['rollback', { reason: 'Bench' }]
        : ['activations', { version, reason: 'Bench', watch: false, evenThoughWithdrawn: true }];
      await callSite({ url, token }, `/api/releases/${NAME}/${path}`, body);
      acts.push({ act: isRollback ? 'rollback' : 'activation', ms: performance.now() - startedAt });
      const now = await figures();
      if (now.resident > peak.resident) peak = now;
    }
    const overload = await flood;
    const back = await order(calm);
    await wait(Math.min(AFTER_SECONDS, seconds) * 1_000);
    const after = await figures();
    return { capacity, phases: { unloaded, half, busy, more, overload, back }, acts, memory: { before, peak, after } };
  } finally {
    visitors.disconnect();
  }
}
