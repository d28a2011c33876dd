import type { FlagRule } from '@saltbush/contract/release-api';
import type { LiveSet } from '../releases/liveSet.ts';
import { liveFlags } from './liveFlags.ts';

/** What has to be known of visitors before their flags are. */
export interface FlagNeeds {
  /** Who is signed in. */
  visitor: boolean;
  /** Which companies they send freight for. */
  companies: boolean;
  /** Their place in shares. */
  place: boolean;
}

const known = new WeakMap<LiveSet, FlagNeeds>();

function needsOf(liveSet: LiveSet): FlagNeeds {
  const rules: FlagRule[] = liveFlags(liveSet).flatMap(({ switched }) =>
    switched === undefined || switched.isOff ? [] : switched.rules,
  );
  const companies = rules.some(({ company }) => company !== undefined);
  return {
    companies,
    visitor: companies || rules.some(({ role }) => role !== undefined),
    place: rules.some(({ share }) => share !== undefined),
  };
}

/** What the rules in force ask of visitors: as long as none does, pages cost what they did without flags. */
export function flagNeeds(liveSet: LiveSet): FlagNeeds {
  const needs = known.get(liveSet) ?? needsOf(liveSet);
  known.set(liveSet, needs);
  return needs;
}
