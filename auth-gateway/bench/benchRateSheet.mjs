import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createSheetReader } from '../../capabilities/clients/dist/rate-sheets/createSheetReader.js';

const RUNS = 5;
const ROWS = 100_000;
const NANOSECONDS = 1e6;

const lines = Array.from(
  { length: ROWS },
  (_line, index) => `"Suburb ${index}, NSW",Melbourne,Semi Trailer,${1 + (index % 400) / 100}`,
);
const SHEET = new TextEncoder().encode(['Origin,Destination,Vehicle,RatePerKm', ...lines].join('\r\n'));
const { readSheet, close } = createSheetReader([]);

/** Milliseconds for reading a sheet of 100,000 rows, and the longest time in which nobody else was answered. */
export async function benchRateSheet() {
  const times = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  for (let run = 0; run < RUNS; run += 1) {
    if (run === 1) delay.enable();
    const start = performance.now();
    await readSheet(SHEET);
    times.push(performance.now() - start);
  }
  delay.disable();
  await close();
  times.sort((a, b) => a - b);
  return { rows: ROWS, medianMs: times[Math.floor(RUNS / 2)], longestBlockMs: delay.max / NANOSECONDS };
}
