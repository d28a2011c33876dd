import type { RetentionRule } from '@saltbush/capability/retention';

const rules: readonly RetentionRule[] = [
  {
    what: 'Claims, what was written about them, and their pictures',
    kept: 'as long as the consignment that they are about',
    why: 'What was credited or paid for them is part of its record',
    jobs: ['consignments'],
  },
];

/** How long claims are kept: the database removes them with their consignment. */
export const retention = { jobs: [], rules };
