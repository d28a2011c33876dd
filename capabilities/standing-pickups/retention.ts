import type { RetentionRule } from '@saltbush/capability/retention';

const rules: readonly RetentionRule[] = [
  {
    what: 'Standing pickups: which booking repeats when, and who set it up',
    kept: 'until the client ends them',
    why: 'To book the next pickup',
    jobs: [],
    otherwise: 'the client, or staff by erasing the person',
  },
];

/** How long standing pickups are kept. */
export const retention = { jobs: [], rules };
