import type { Access } from '@saltbush/contract';
import type { SearchSource } from '@saltbush/contract/search';

/** The contract's rules for sources of search, once more: `mfe new` runs where no package is installed. A test compares them. */
const API = /^\/api(?:\/[a-z][a-z0-9-]*)+$/;
const LONGEST_API = 100;
const LONGEST_LABEL = 40;
const MOST_SOURCES = 8;
const ACCESS = ['everyone', 'signed-in', 'staff', 'ops'] as const satisfies readonly Access[];

/** What is wrong with where a remote lets the host search. */
export function searchRuleFindings(search: readonly SearchSource[] = []): string[] {
  const findings = search.flatMap(({ label, access, api }) => {
    const faults: string[] = [];
    if (label === '' || label.length > LONGEST_LABEL) {
      faults.push(`search: the label "${label}" must have 1 to ${LONGEST_LABEL} characters, such as Shipments.`);
    }
    if (!ACCESS.includes(access)) faults.push(`search: access says who is asked: one of ${ACCESS.join(', ')}.`);
    if (api.length > LONGEST_API || !API.test(api)) {
      faults.push(`search: "${api}" must be a path of the API, such as /api/tracking/search.`);
    }
    return faults;
  });
  if (search.length <= MOST_SOURCES) return findings;
  return [...findings, `search has ${search.length} sources, at most ${MOST_SOURCES} fit.`];
}
