import { upperRate } from './upperRate.ts';

export interface VisitCounts {
  visits: number;
  failed: number;
}

export interface Evidence extends VisitCounts {
  predecessor: VisitCounts;
  /** The highest failure rate that the predecessor may have. The release is measured against it. */
  tolerated: number;
  /** How many times better a worse rate explains the counts. From `ALARM_ODDS` on, the release counts as worse. */
  odds: number;
}

export type Judgement = { status: 'worse'; evidence: Evidence } | { status: 'no-evidence'; evidence: Evidence };

/** A release that fails less often than this is not worse, however well the predecessor did. */
const LEAST_TOLERATED = 0.02;
/** The rate assumed of a predecessor that hardly anybody visited. */
const MOST_ASSUMED = 0.25;
/** From this many visits on, the predecessor's own rate may raise the limit. */
const KNOWN_VISITS = 30;
/** Probability that the predecessor really fails more often than its upper bound. */
const PREDECESSOR_DOUBT = 1e-4;
/** Alternative rates, as fractions of the way from the tolerated rate to 1. */
const WORSE = [0.02, 0.05, 0.1, 0.2, 0.4, 0.7, 0.98];
/**
 * A release that is no worse than its predecessor ever reaches these odds with a probability of at most 1 in 12,000,
 * however often one looks (Ville's inequality); with the six tests of a watch, at most 1 in 2,000.
 */
export const ALARM_ODDS = 12_000;

function toleratedRate(predecessor: VisitCounts): number {
  const bound = upperRate(predecessor, PREDECESSOR_DOUBT);
  const isKnownToFail = predecessor.visits >= KNOWN_VISITS && predecessor.failed / predecessor.visits >= MOST_ASSUMED;
  if (bound > MOST_ASSUMED && !isKnownToFail) return MOST_ASSUMED;
  return Math.max(LEAST_TOLERATED, bound);
}

/** Returns a function that gives the log of the mean likelihood ratio of the worse rates against the tolerated rate. */
function mixture(tolerated: number): (counts: VisitCounts) => number {
  // A predecessor that failed in every visit leaves no room for a worse one.
  if (tolerated >= 1) return () => 0;
  const alternatives = WORSE.map((part) => {
    const rate = tolerated + (1 - tolerated) * part;
    return { failing: Math.log(rate / tolerated), working: Math.log((1 - rate) / (1 - tolerated)) };
  });
  return ({ visits, failed }) => {
    const logs = alternatives.map(({ failing, working }) => failed * failing + (visits - failed) * working);
    const greatest = Math.max(...logs);
    return greatest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - greatest), 0) / WORSE.length);
  };
}

/** The largest logarithm whose exponential a double can hold. */
const GREATEST_LOG = 700;

/**
 * Returns a function that tells whether a release is clearly worse than the one before. It is a sequential test of the
 * failure rates, valid at any number of visits and however often it is asked: a test martingale over a mixture of worse
 * rates (Robbins 1970; Ramdas, Grünwald, Vovk and Shafer 2023, "Game-theoretic statistics and safe anytime-valid
 * inference"), against the upper bound of the predecessor's rate.
 */
export function judgeAgainst(predecessor: VisitCounts): (release: VisitCounts) => Judgement {
  const tolerated = toleratedRate(predecessor);
  const logOdds = mixture(tolerated);
  return ({ visits, failed }) => {
    const log = logOdds({ visits, failed });
    const evidence = { visits, failed, predecessor, tolerated, odds: Math.exp(Math.min(log, GREATEST_LOG)) };
    return { status: log >= Math.log(ALARM_ODDS) ? 'worse' : 'no-evidence', evidence };
  };
}
