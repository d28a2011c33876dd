import type { FlagDeclarations } from '@saltbush/contract';

/** What operators can launch at the desk apart from a release. */
export const flags = {
  'board-view': {
    type: 'string',
    default: 'steps',
    variants: ['steps', 'vehicles', 'drivers'],
    description: 'How the board of the day is seen first: by step, by vehicle or by driver.',
    until: '2027-05-31',
  },
} as const satisfies FlagDeclarations;
