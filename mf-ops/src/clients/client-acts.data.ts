import type { AccountStatus } from '@saltbush/clients/api';
import type { NoteAct } from '../sheet/note-act.ts';

const act = {
  noteLabel: 'Reason',
  noteHelp: 'The client reads it in the mail.',
  noteNeeded: 'Give the reason: the client reads it.',
  isGrave: false,
} as const;

export const CLIENT_ACTS: readonly NoteAct<AccountStatus>[] = [
  {
    ...act,
    id: 'active',
    label: 'Make active',
    confirm: 'Make the account active',
    lead: 'The client gets a mail that the account is active.',
    done: 'is active',
  },
  {
    ...act,
    id: 'pending',
    label: 'Back to pending',
    confirm: 'Put it back to pending',
    lead: 'The client gets a mail that the account waits for approval again.',
    done: 'is pending',
  },
  {
    ...act,
    id: 'suspended',
    label: 'Suspend',
    confirm: 'Suspend the account',
    lead: 'The client gets a mail that the account is suspended, with your reason.',
    done: 'is suspended',
    isGrave: true,
  },
];

/** Acts that are possible at a status, most likely first. */
export const CLIENT_ACTS_AT = {
  pending: ['active', 'suspended'],
  active: ['suspended', 'pending'],
  suspended: ['active', 'pending'],
} as const satisfies Record<AccountStatus, readonly AccountStatus[]>;
