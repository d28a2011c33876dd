import type { LogKind } from '@saltbush/contract/release-api';

/** Kinds of log entries, in the words of the filter. */
export const KINDS = {
  activate: 'Activations',
  rollback: 'Rollbacks',
  retire: 'Retirements',
  publish: 'Published releases',
  token: 'New tokens',
  revoke: 'Revoked tokens, previews and grants',
  preview: 'Previews',
  grant: 'Granted routes',
  api: 'Services of remotes',
  publisher: 'Who may publish',
  watch: 'What the health watch may do',
  flag: 'Flags',
  prune: 'Removed releases',
} as const satisfies Record<LogKind, string>;

export const KIND_IDS = [
  'activate',
  'rollback',
  'retire',
  'publish',
  'token',
  'revoke',
  'preview',
  'prune',
  'grant',
  'api',
  'publisher',
  'watch',
  'flag',
] as const;
