import { ALARM_ODDS } from '../judgeAgainst.ts';
import { DOUBTED_NETWORKS, DOUBTED_WHEN_TOLD, KNOWN_ODDS } from '../judgeVisits.ts';
import { type SlowerTally, slownessLogOdds } from './slownessLogOdds.ts';

/**
 * Odds that have to be left without all doubted networks, before a release is taken back. Releases that are as quick have
 * to pass `ALARM_ODDS` first, so this only bounds what a whole attacker may bring about.
 */
const TRUSTED_ODDS = 1_000;

/**
 * `slower`: so clearly that the gateway may take the release back, where an operator said that it shall. `looks-slower`:
 * clearly for visitors as a whole, but a few dozen networks could have made it look so.
 */
export type SlownessStatus = 'slower' | 'looks-slower' | 'no-evidence';

/** The comparisons of one test so far. */
export interface SlownessTally {
  all: SlowerTally;
  /** Those of networks that visited the site before the release went live. */
  known: SlowerTally;
}

/** The rules by which failures are judged too: who is doubted, and how far known networks have to agree. */
export function judgeSlowness({ all, known }: SlownessTally): { status: SlownessStatus; logOdds: number } {
  const alarm = Math.log(ALARM_ODDS);
  const told = slownessLogOdds(all, DOUBTED_WHEN_TOLD);
  if (told < alarm) return { status: 'no-evidence', logOdds: told };
  const trusted = slownessLogOdds(all, DOUBTED_NETWORKS);
  const isAgreed = trusted >= Math.log(TRUSTED_ODDS) && slownessLogOdds(known, 0) >= Math.log(KNOWN_ODDS);
  return isAgreed ? { status: 'slower', logOdds: trusted } : { status: 'looks-slower', logOdds: told };
}
