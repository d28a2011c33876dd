import type { TokenAction } from '@saltbush/contract/release-api';

/** What a token may allow, in the order of a release's life. */
export const TOKEN_RIGHTS = {
  read: { label: 'Read', help: 'See releases, history and figures, as every token may. Enough for Prometheus.' },
  publish: { label: 'Publish', help: 'Upload releases. Nobody sees them yet.' },
  preview: { label: 'Preview', help: 'Make links that show a release to one browser.' },
  activate: { label: 'Activate', help: 'Give a release to everybody or to a share of the visitors.' },
  rollback: { label: 'Roll back', help: 'Go back to an earlier release.' },
  retire: { label: 'Retire', help: 'Take a remote off the site, with its pages and menu entries.' },
} as const satisfies Record<TokenAction, { label: string; help: string }>;

export const TOKEN_RIGHT_IDS = [
  'read',
  'publish',
  'preview',
  'activate',
  'rollback',
  'retire',
] as const satisfies TokenAction[];
