import type { LogEntry } from '@saltbush/contract/release-api';
import { membersOf } from './membersOf.ts';
import { membersText } from './membersText.ts';

const labelOf = (details: LogEntry['details']): string =>
  typeof details?.label === 'string' ? ` ${details.label}` : '';

const pathOf = (details: LogEntry['details']): string => (typeof details?.path === 'string' ? details.path : 'a route');

function apiText({ name, details }: LogEntry): string {
  if (details?.act === 'rotate-key') return 'New key for the identities that services get';
  const whose = typeof details?.version === 'string' ? `${name ?? ''} ${details.version}` : (name ?? 'a remote');
  if (details?.act === 'remove') return `Service of ${whose} removed`;
  return `Service of ${whose} is at ${typeof details?.upstream === 'string' ? details.upstream : 'another place'}`;
}

function flagText({ name, details }: LogEntry): string {
  const flag = `Flag ${typeof details?.flag === 'string' ? details.flag : ''} of ${name ?? ''}`;
  if (details?.isOff === true) return `${flag} switched off for everybody`;
  const rules = Array.isArray(details?.rules) ? details.rules.length : 0;
  if (rules === 0) return `${flag} back at its default`;
  return `${flag} changed: ${rules === 1 ? '1 rule' : `${rules} rules`}`;
}

/** The part of a line's details that is about a publisher, in words. */
function whatOf(part: unknown): string {
  const { what } = (part ?? {}) as { what?: unknown };
  return typeof what === 'string' ? what : 'somebody';
}

function publisherChangeText({ name, details }: LogEntry): string {
  if (details?.act === 'end') return `Whoever has a token may publish ${name ?? ''}`;
  if (details?.act === 'remove') return `${name ?? ''} may no longer be published by ${whatOf(details)}`;
  return `${name ?? ''} may be published by ${whatOf(details?.publisher)}`;
}

const signedText = (details: LogEntry['details']): string =>
  details?.signer === undefined ? '' : `, signed by ${whatOf(details.signer)}`;

/** A log entry in words: `mf-quote 1.5.0 given to 10% of visitors`. */
export function actText(entry: LogEntry): string {
  const { kind, name, version, share, details } = entry;
  const members = membersOf(entry);
  if (members !== null)
    return `${membersText(members)} ${kind === 'activate' ? 'activated' : 'live again'}, all together`;
  const release = [name, version].filter((part) => part !== null).join(' ');
  switch (kind) {
    case 'publish':
      return `${release} published${signedText(details)}`;
    case 'activate':
      return share === null || share === 100
        ? `${release} activated for everybody`
        : `${release} given to ${share}% of visitors`;
    case 'rollback':
      return `${name ?? ''} rolled back to ${version ?? 'an earlier release'}`;
    case 'retire':
      return `${name ?? ''} taken off the site`;
    case 'token':
      return `Token${labelOf(details)} made for ${name ?? 'everything'}`;
    case 'revoke':
      if (details?.path !== undefined) return `${name ?? 'A remote'} may not have ${pathOf(details)} any more`;
      return details?.override === undefined ? `Token${labelOf(details)} revoked` : `Preview of ${release} revoked`;
    case 'grant':
      return `${name ?? 'A remote'} may have ${pathOf(details)}`;
    case 'api':
      return apiText(entry);
    case 'publisher':
      return publisherChangeText(entry);
    case 'watch':
      return details?.takesSlowerBack === true
        ? `The health watch takes slower releases of ${name ?? ''} back`
        : `The health watch only tells of slower releases of ${name ?? ''}`;
    case 'flag':
      return flagText(entry);
    case 'preview':
      return `Preview of ${release} made`;
    case 'prune':
      return release === '' ? 'Old releases removed' : `${release} removed as too old`;
  }
}
