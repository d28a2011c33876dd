import { Refusal } from '@saltbush/capability/refusal';
import type { Finding, FindingCode } from '@saltbush/contract/gate';

/**
 * Findings about the site around a release get 409, since the release may fit another day. Findings about the release
 * itself get 422.
 */
const CONFLICTS: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'contract-mismatch',
  'export-changed',
  'export-missing',
  'known-bad',
  'navigation-clash',
  'api-changed',
  'api-clash',
  'api-missing',
  'area-clash',
  'route-clash',
  'route-owned',
  'shared-mismatch',
  'slot-closed',
  'slot-full',
  'slot-in-use',
  'slot-unknown',
  'slot-values',
  'stale-base',
]);

/** The refusal for findings, of which there must be at least one: the code of the first, the text of all. */
export function refusalOf(findings: readonly Finding[]): Refusal {
  const [first] = findings;
  if (first === undefined) throw new TypeError('A refusal has a reason.');
  const errors = findings.map(({ message }) => message);
  return new Refusal(errors.join(' '), { status: CONFLICTS.has(first.code) ? 409 : 422, code: first.code, errors });
}

/** @throws Refusal when there is any finding. */
export function refuseFindings(findings: readonly Finding[]): void {
  if (findings.length > 0) throw refusalOf(findings);
}
