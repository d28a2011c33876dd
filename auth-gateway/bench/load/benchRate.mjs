import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { processorSeconds } from './processorSeconds.mjs';

const AT_ONCE = 32;
const ROUNDS = 3;
const WARM_SECONDS = 1;
const BUSY_SECONDS = 3;
const STEADY_SECONDS = 10;
const STEADY_PER_SECOND = 1_000;

/**
 * How many requests for one page each server answers: with 32 clients who ask again as soon as they are answered, in
 * rounds that begin with another server each time, and then at 1,000 requests a second. `servers` are addresses with
 * the path of the page there. Resolves to the figures of each server, by its name.
 */
export async function benchRate(servers) {
  const names = Object.keys(servers);
  const generators = new Map(
    names.map((name) => [name, fork(fileURLToPath(new URL('./visitors.mjs', import.meta.url)))]),
  );
  const order = async (name, message) => {
    const generator = generators.get(name);
    const { url, path } = servers[name];
    const before = processorSeconds();
    generator.send({ site: { url, only: path }, ...message });
    const [result] = await once(generator, 'message');
    const after = processorSeconds();
    return { ...result, ...shares(before, after, result) };
  };
  try {
    for (const name of names) await order(name, { loop: 'closed', atOnce: AT_ONCE, seconds: WARM_SECONDS });
    const busy = new Map(names.map((name) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
        busy.get(name).push(await order(name, { loop: 'closed', atOnce: AT_ONCE, seconds: BUSY_SECONDS }));
      }
    }
    const figures = [];
    for (const name of names) {
      const steady = await order(name, { loop: 'open', perSecond: STEADY_PER_SECOND, seconds: STEADY_SECONDS });
      figures.push([name, { ...busyFigures(busy.get(name)), ...steadyFigures(steady) }]);
    }
    return Object.fromEntries(figures);
  } finally {
    for (const generator of generators.values()) generator.disconnect();
  }
}

/** What of the machine the servers and the generator took. */
function shares(before, after, { ownSeconds }) {
  const passed = (after.busy + after.idle - before.busy - before.idle) / cpus().length;
  return {
    serverSeconds: after.own - before.own - ownSeconds,
    generatorShare: ownSeconds / passed,
  };
}

const middle = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

function busyFigures(rounds) {
  return {
    perSecond: middle(rounds.map(({ admittedPerSecond }) => admittedPerSecond)),
    serverMicroseconds: middle(rounds.map(({ serverSeconds, rows }) => (serverSeconds * 1e6) / rows[0].admitted)),
    generatorShare: middle(rounds.map(({ generatorShare }) => generatorShare)),
    notServed: rounds.reduce((sum, { rows }) => sum + notServed(rows[0]), 0),
  };
}

function steadyFigures({ rows, askedPerSecond, lateP99 }) {
  const [{ p50, p99 }] = rows;
  return { steadyPerSecond: askedPerSecond, p50, p99, lateP99, steadyNotServed: notServed(rows[0]) };
}

const notServed = ({ refused, limited, failed }) => refused + limited + failed;
