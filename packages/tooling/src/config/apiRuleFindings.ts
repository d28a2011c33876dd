import type { Access } from '@saltbush/contract';
import type { RemoteApi } from '@saltbush/contract/release';

/** The contract's rules for an API, once more: `mfe new` runs where no package is installed. A test compares them. */
const PREFIX = /^\/api\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST_PREFIX = 45;
const ACCESS = ['everyone', 'signed-in', 'staff', 'ops'] as const satisfies readonly Access[];

/** What is wrong with the API that a remote says it has. */
export function apiRuleFindings(api: RemoteApi | undefined): string[] {
  if (api === undefined) return [];
  const findings: string[] = [];
  if (api.prefix.length > LONGEST_PREFIX || !PREFIX.test(api.prefix)) {
    findings.push(`api: the prefix "${api.prefix}" must be /api/ and one lower-case word, such as /api/tracking.`);
  }
  if (!ACCESS.includes(api.access)) {
    findings.push(`api: access says who may call it: one of ${ACCESS.join(', ')}.`);
  }
  return findings;
}
