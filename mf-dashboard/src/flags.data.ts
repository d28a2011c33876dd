import type { FlagDeclarations } from '@saltbush/contract';

/** What operators can launch in the portal apart from a release. */
export const flags = {
  'quick-bookings': {
    type: 'boolean',
    default: false,
    description: 'Quick Actions on the overview also lead to booking from a template and from a file.',
    until: '2027-05-31',
  },
} as const satisfies FlagDeclarations;
