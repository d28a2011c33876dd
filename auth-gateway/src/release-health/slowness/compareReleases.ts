import type { SlownessFinding } from '@saltbush/contract/release-api';
import { compareVisits, type TimedVisit } from './compareVisits.ts';
import { judgeSlowness } from './judgeSlowness.ts';
import { MEASURES, type Measure } from './measures.data.ts';
import type { MeasuredVisit } from './readTimedVisits.ts';
import { spreadValue } from './spreadValue.ts';

/** The largest logarithm whose exponential a double can hold. */
const GREATEST_LOG = 700;
/** Characters of the id of a visit, which the gateway gave out at random, that decide between equal values. */
const CHANCE_DIGITS = 4;

/** From 0 up to 1, always the same for a visit. */
function chanceOf(visit: string): number {
  const bytes = Buffer.from(visit.slice(0, CHANCE_DIGITS).padEnd(CHANCE_DIGITS, 'A'), 'base64url');
  return bytes.readUIntBE(0, bytes.length) / 256 ** bytes.length;
}

const timesOf = (visits: readonly MeasuredVisit[], measure: Measure, isJudged: boolean): TimedVisit[] =>
  visits.flatMap(({ visit, kind, isKnown, [measure]: told }) =>
    told === null ? [] : [{ kind, isKnown, told, value: spreadValue(measure, told, chanceOf(visit), isJudged) }],
  );

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

/** What one measure says; null when no visit had others of its kind beside it. */
function compareOne(
  measure: Measure,
  visits: readonly MeasuredVisit[],
  before: readonly MeasuredVisit[],
): SlownessFinding | null {
  const { beside, next } = compareVisits(timesOf(before, measure, false));
  const all = new Array<number>(beside + 1).fill(0);
  const known = [...all];
  const own: number[] = [];
  const others: number[] = [];
  for (const visit of timesOf(visits, measure, true)) {
    const compared = next(visit);
    if (compared === null) continue;
    const { slower, isKnown, told } = compared;
    all[slower] = (all[slower] ?? 0) + 1;
    if (isKnown) known[slower] = (known[slower] ?? 0) + 1;
    own.push(visit.told);
    others.push(...told);
  }
  if (own.length === 0) return null;
  const { status, logOdds } = judgeSlowness({ all, known });
  return {
    ...{ measure, status, visits: own.length, median: median(own), before: median(others) },
    odds: Number(Math.exp(Math.min(logOdds, GREATEST_LOG)).toPrecision(3)),
  };
}

const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];

/** What each measure says of a release beside the one before, as far as there is anything to compare. */
export const compareReleases = (
  visits: readonly MeasuredVisit[],
  before: readonly MeasuredVisit[],
): SlownessFinding[] => MEASURE_NAMES.flatMap((measure) => compareOne(measure, visits, before) ?? []);
