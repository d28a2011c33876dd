import { upperRate } from './upperRate.ts';

export interface VisitCounts {
  visits: number;
  failed: number;
}

export interface Evidence extends VisitCounts {
  predecessor: VisitCounts;
  /** The failure rate that the predecessor might have at most, and that the release is measured against. */
  tolerated: number;
  /** How many times as well a worse rate explains what was seen; `ALARM_ODDS` is enough. */
  odds: number;
}

export type Judgement = { status: 'worse'; evidence: Evidence } | { status: 'no-evidence'; evidence: Evidence };

/** Fewer failures than this do not make a release worse, however well the one before did. */
const LEAST_TOLERATED = 0.02;
/** Held against a release whose predecessor is hardly known. */
const MOST_ASSUMED = 0.25;
/** So many visits of the predecessor may show that it failed even more often. */
const KNOWN_VISITS = 30;
/** Chance that the predecessor fails more often than is thought. */
const PREDECESSOR_DOUBT = 1e-4;
/** Alternatives, as the part of the way from the tolerated rate to failing always. */
const WORSE = [0.02, 0.05, 0.1, 0.2, 0.4, 0.7, 0.98];
/**
 * A release no worse than its predecessor ever gets such odds with a probability of at most 1 in 12,000, however often
 * one looks (Ville's inequality): with six tests within the watch, of at most 1 in 2,000.
 */
export const ALARM_ODDS = 12_000;

function toleratedRate(predecessor: VisitCounts): number {
  const bound = upperRate(predecessor, PREDECESSOR_DOUBT);
  const isKnownToFail = predecessor.visits >= KNOWN_VISITS && predecessor.failed / predecessor.visits >= MOST_ASSUMED;
  if (bound > MOST_ASSUMED && !isKnownToFail) return MOST_ASSUMED;
  return Math.max(LEAST_TOLERATED, bound);
}

/** Gives the log of the mean of what each worse rate makes of the counts, relative to the tolerated rate. */
function mixture(tolerated: number): (counts: VisitCounts) => number {
  // A predecessor that failed in every visit cannot be told from a worse one.
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

/** What a double holds. */
const GREATEST_LOG = 700;

/**
 * Tells whether a release is clearly worse than the one before: a sequential test of their failure rates, good at any
 * number of visits and however often it is asked. A test martingale over a mixture of worse rates (Robbins 1970; Ramdas,
 * Grünwald, Vovk and Shafer 2023, "Game-theoretic statistics and safe anytime-valid inference"), against the upper bound
 * of the predecessor's rate.
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
