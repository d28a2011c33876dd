import { createServer } from 'node:http';
import { startBenchGateway } from './startBenchGateway.mjs';

const WARM_CALLS = 200;
const CALLS = 1_000;
/** The first round warms the code up, and other work on the machine disturbs one round and not all. */
const ROUNDS = 4;
/** A route of the desk that asks the database a few times. */
const ROUTE = '/api/ops/mails';

/** A collector that takes everything and keeps nothing. */
async function startCollector() {
  const server = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve) && server.closeAllConnections()),
  };
}

/** Median milliseconds, and processor time of this process, of one request after the other. */
async function measure(env) {
  const gateway = await startBenchGateway({ databaseUrl: null, now: new Date(), fill: async () => {}, env });
  const call = async () => (await fetch(gateway.url + ROUTE)).text();
  try {
    for (let count = 0; count < WARM_CALLS; count += 1) await call();
    const times = [];
    const before = process.cpuUsage();
    for (let count = 0; count < CALLS; count += 1) {
      const began = performance.now();
      await call();
      times.push(performance.now() - began);
    }
    const { user, system } = process.cpuUsage(before);
    return { medianMs: times.sort((a, b) => a - b)[CALLS / 2], cpuMs: (user + system) / 1_000 / CALLS };
  } finally {
    await gateway.close();
  }
}

/** What a request costs without traces, with one in a hundred recorded, and with all. The client's time is in it. */
export async function benchTraces() {
  const { close, ...endpoint } = await startCollector();
  const few = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.01' };
  const settings = { 'without traces': {}, 'one in a hundred': { ...endpoint, ...few }, all: endpoint };
  const rounds = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, env] of Object.entries(settings)) rounds.push({ name, round, ...(await measure(env)) });
    }
    return Object.keys(settings).map((name) => {
      const own = rounds.filter((one) => one.name === name && one.round > 0);
      const least = (what) => Math.min(...own.map((one) => one[what]));
      return { name, medianMs: least('medianMs'), cpuMs: least('cpuMs') };
    });
  } finally {
    await close();
  }
}
