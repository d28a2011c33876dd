const RUNS = 30;
const WARM_UP_RUNS = 5;
const MEDIAN = 0.5;
const NINETY_FIFTH = 0.95;

/** Milliseconds until a call of the gateway is answered: median and 95th percentile of a hundred. */
export async function timeCall(url, headers = {}) {
  const times = [];
  for (let run = 0; run < RUNS + WARM_UP_RUNS; run += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers });
    const { length } = await response.text();
    if (run >= WARM_UP_RUNS) times.push(performance.now() - start);
    if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}, ${length} characters.`);
  }
  times.sort((a, b) => a - b);
  return { medianMs: times[Math.floor(RUNS * MEDIAN)], slowMs: times[Math.floor(RUNS * NINETY_FIFTH)] };
}
