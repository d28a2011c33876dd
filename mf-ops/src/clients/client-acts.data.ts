import type { AccountStatus } from '@saltbush/clients/api';
import { TERMS } from '@saltbush/freight';
import type { NoteAct } from '../sheet/note-act.ts';

const act = {
  noteLabel: 'Reason',
  noteHelp: 'The client reads it in the mail.',
  noteNeeded: 'Give the reason: the client reads it.',
  isGrave: false,
} as const;

/** Acts that change the days until invoices are due. */
export const TERMS_ACTS = {
  'corporate-terms': TERMS.corporatePaymentTermsDays,
  'standard-terms': TERMS.paymentTermsDays,
} as const;

export type ClientAct = AccountStatus | keyof typeof TERMS_ACTS;

const termsAct = {
  ...act,
  noteHelp: 'Only staff read it.',
  noteNeeded: 'Give the reason: who agreed to it, and when.',
} as const;

export const CLIENT_ACTS: readonly NoteAct<ClientAct>[] = [
  {
    ...termsAct,
    id: 'corporate-terms',
    label: `Payment in ${TERMS.corporatePaymentTermsDays} days`,
    confirm: `Let them pay in ${TERMS.corporatePaymentTermsDays} days`,
    lead: `Invoices from now on are due ${TERMS.corporatePaymentTermsDays} days after their date. The client gets no mail.`,
    done: `pays in ${TERMS.corporatePaymentTermsDays} days`,
  },
  {
    ...termsAct,
    id: 'standard-terms',
    label: `Payment in ${TERMS.paymentTermsDays} days`,
    confirm: `Let them pay in ${TERMS.paymentTermsDays} days`,
    lead: `Invoices from now on are due ${TERMS.paymentTermsDays} days after their date. The client gets no mail.`,
    done: `pays in ${TERMS.paymentTermsDays} days`,
  },
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
