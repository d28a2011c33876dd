import type { RetentionRule } from '@saltbush/capability/retention';

const rules: readonly RetentionRule[] = [
  {
    what: 'Address books: places, who is there, and who added them',
    kept: 'until the client removes them',
    why: 'To book without typing them again',
    jobs: [],
    otherwise: 'the client, or staff by erasing the person',
  },
];

/** How long address books are kept. */
export const retention = { jobs: [], rules };
