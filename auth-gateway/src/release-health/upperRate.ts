/** Kullback-Leibler divergence, in nats, of the observed rate from the assumed one. */
function divergence(rate: number, assumed: number): number {
  const failing = rate === 0 ? 0 : rate * Math.log(rate / assumed);
  const working = rate === 1 ? 0 : (1 - rate) * Math.log((1 - rate) / (1 - assumed));
  return failing + working;
}

const STEPS = 40;

/**
 * Upper bound of a failure rate after `failed` of `visits`: the true rate lies above it with a probability of at most
 * `doubt` (Chernoff's bound; Hoeffding 1963, theorem 1). It is 1 without visits.
 */
export function upperRate({ visits, failed }: { visits: number; failed: number }, doubt: number): number {
  if (visits === 0 || failed >= visits) return 1;
  const rate = failed / visits;
  const allowed = -Math.log(doubt) / visits;
  let low = rate;
  let high = 1;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (divergence(rate, middle) > allowed) high = middle;
    else low = middle;
  }
  return high;
}
