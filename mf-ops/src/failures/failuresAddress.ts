import type { FailureSide } from '@saltbush/contract/release-api';
import { SIDE_IDS } from './failure-words.ts';

const LONGEST_NAME = 40;
const VERSION = /^[\w.+-]{1,80}$/;

export interface WantedFailures {
  /** Blank for all. */
  name: string;
  version: string;
  side: FailureSide | '';
  /** Those that are seen are left out unless the address says otherwise. */
  seen: 'no' | 'all';
}

/** Reads the filters from an address. Missing and invalid values become the defaults. */
export function readFailuresAddress(parameters: URLSearchParams): WantedFailures {
  const name = (parameters.get('name') ?? '').slice(0, LONGEST_NAME);
  const version = parameters.get('version') ?? '';
  return {
    name: /^(shell|gateway|mf-[a-z][a-z0-9-]*)$/.test(name) ? name : '',
    version: VERSION.test(version) ? version : '',
    side: SIDE_IDS.find((side) => side === parameters.get('side')) ?? '',
    seen: parameters.get('seen') === 'all' ? 'all' : 'no',
  };
}

/** The shortest address of these filters. */
export function failuresHref(wanted: WantedFailures): string {
  const given = Object.entries(wanted).filter(([, value]) => value !== '' && value !== 'no');
  const query = new URLSearchParams(given as [string, string][]).toString();
  return query === '' ? '/ops/failures' : `/ops/failures?${query}`;
}
