import type { SlownessFinding } from '@saltbush/contract/release-api';
import type { Database } from '../../database/openDatabase.ts';
import { rollbackRelease } from '../../releases/rollbackRelease.ts';
import { HEALTH_WATCH } from '../health-watch.ts';
import { MEASURES } from './measures.data.ts';

interface Slower {
  name: string;
  version: string;
  /** The release that it is compared with. */
  before: string;
  /** Revision of the live set that was judged. */
  revision: number;
  found: SlownessFinding;
}

const figure = (measure: SlownessFinding['measure'], value: number): string =>
  measure === 'cls' ? String(Number(value.toPrecision(2))) : `${Math.round(value)} ms`;

/**
 * Goes back to the release before, with the evidence in the log. Only this release, also where it went live in a set: one that
 * is slow shows that the others work with it.
 * @throws Refusal when something else went live meanwhile, or the site would break.
 */
export function takeBackSlower(database: Database, { name, version, before, revision, found }: Slower) {
  const { measure, visits, odds } = found;
  const reason =
    `${name} ${version} is slower: ${MEASURES[measure].label} of ${figure(measure, found.median)} for half of ` +
    `${visits} visits, ${figure(measure, found.before)} with ${before} before it.`;
  return rollbackRelease(database, {
    ...{ name, to: before, from: version, revision, actor: HEALTH_WATCH, reason },
    details: { slowness: { version, measure, visits, median: found.median, before: found.before, odds } },
  });
}
