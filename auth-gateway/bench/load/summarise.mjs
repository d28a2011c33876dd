const REFUSED = 503;
const LIMITED = 429;

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
const ascending = (one, other) => one - other;

/** `failures`: how many of each status; status 0 is a request that got no whole answer. */
function row(kind, samples) {
  const admitted = [];
  const refused = [];
  let limited = 0;
  const failures = {};
  for (const { status, ms } of samples) {
    if (status === REFUSED) refused.push(ms);
    else if (status === LIMITED) limited += 1;
    else if (status === 0 || status >= 500) failures[status] = (failures[status] ?? 0) + 1;
    else admitted.push(ms);
  }
  admitted.sort(ascending);
  refused.sort(ascending);
  return {
    kind,
    admitted: admitted.length,
    refused: refused.length,
    limited,
    failed: Object.values(failures).reduce((sum, count) => sum + count, 0),
    failures,
    p50: quantile(admitted, 0.5),
    p99: quantile(admitted, 0.99),
    refusedP50: quantile(refused, 0.5),
    refusedP99: quantile(refused, 0.99),
  };
}

/** Summary of the requests in `seconds`: how many were admitted and how long they took, by kind and in all. */
export function summarise(samples, seconds) {
  const kinds = [...new Set(samples.map(({ kind }) => kind))].sort();
  const all = row('all', samples);
  return {
    rows: [
      all,
      ...kinds.map((kind) =>
        row(
          kind,
          samples.filter((sample) => sample.kind === kind),
        ),
      ),
    ],
    admittedPerSecond: all.admitted / seconds,
    askedPerSecond: samples.length / seconds,
  };
}
