/**
 * Of how many visits it is known with how many of those beside it they were slower: the place is that number, from 0 to
 * as many as each visit is compared with.
 */
export type SlowerTally = readonly number[];

/**
 * How much is put on the next visit being slower, as parts of what is held. A small part finds a small difference in the
 * end, a large one finds a large difference soon.
 */
const BETS = [0.3, 0.6, 1.1];
/** A visit that is slower than three of four of those beside it says no more than that, so that no single one says much. */
const MOST_SCORE = 0.5;

/** From -0.5, for a visit that was quicker than most beside it, to 0.5. On average 0 when both releases are as quick. */
function scoreOf(slower: number, beside: number): number {
  const score = (2 * slower) / beside - 1;
  return Math.min(Math.max(score, -MOST_SCORE), MOST_SCORE);
}

/** The log of what a bet has become, without what `doubted` networks can have added. */
function grown(tally: SlowerTally, bet: number, doubted: number): number {
  const beside = tally.length - 1;
  // A network that visited the release before adds one visit to those beside, which may be as quick as it likes.
  const step = Math.min(2 / beside, 2 * MOST_SCORE);
  let log = -doubted * Math.log1p((bet * step) / (1 - bet * MOST_SCORE));
  // A network that visits this release adds one visit, as slow as it likes.
  let remaining = doubted;
  for (let slower = beside; slower >= 0; slower -= 1) {
    const visits = tally[slower] ?? 0;
    const score = scoreOf(slower, beside);
    const leftOut = score > 0 ? Math.min(remaining, visits) : 0;
    remaining -= leftOut;
    log += (visits - leftOut) * Math.log1p(bet * score);
  }
  return log;
}

/**
 * The log of the odds that a release is slower than the one before. It is the capital of somebody who begins with 1 and puts
 * a part of it on each visit being slower than those beside it: at fair odds, if both releases are as quick. So it ever
 * reaches `odds` with a probability of at most 1 in `odds`, however often one looks (Ville's inequality; Waudby-Smith and
 * Ramdas 2024, "Estimating means of bounded random variables by betting"). The mean over three sizes of bet.
 * @param doubted Networks that may have lied in both releases. What remains is no more than without their visits.
 */
export function slownessLogOdds(tally: SlowerTally, doubted: number): number {
  if (tally.length < 2) return 0;
  const logs = BETS.map((bet) => grown(tally, bet, doubted));
  const greatest = Math.max(...logs);
  return greatest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - greatest), 0) / BETS.length);
}
