import type { LogEntry } from '@saltbush/contract/release-api';

/** What was done, in words: `mf-quote 1.5.0 given to 10% of visitors`. */
export function actText({ kind, name, version, share }: Pick<LogEntry, 'kind' | 'name' | 'version' | 'share'>): string {
  const release = [name, version].filter((part) => part !== null).join(' ');
  switch (kind) {
    case 'publish':
      return `${release} published`;
    case 'activate':
      return share === null || share === 100
        ? `${release} activated for everybody`
        : `${release} given to ${share}% of visitors`;
    case 'rollback':
      return `${name ?? ''} rolled back to ${version ?? 'an earlier release'}`;
    case 'token':
      return name === null ? 'Token made' : `Token made for ${name}`;
    case 'revoke':
      return name === null ? 'Token or preview revoked' : `Token or preview of ${name} revoked`;
    case 'preview':
      return `Preview of ${release} made`;
    case 'prune':
      return release === '' ? 'Old releases removed' : `${release} removed as too old`;
  }
}
