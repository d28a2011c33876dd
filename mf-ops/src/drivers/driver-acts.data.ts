import type { NoteAct } from '../sheet/note-act.ts';

export type DecisionId = 'approved' | 'declined';
export type DocumentActId = 'verified' | 'declined' | 'not-needed';

const act = {
  noteLabel: 'Note',
  noteHelp: 'The driver reads it.',
  noteNeeded: null,
  isGrave: false,
} as const;

const declining = {
  ...act,
  noteLabel: 'Reason',
  noteNeeded: 'Say why: the driver reads it.',
  isGrave: true,
} as const;

/** Decisions about an application. */
export const DECISIONS: readonly NoteAct<DecisionId>[] = [
  {
    ...act,
    id: 'approved',
    label: 'Approve',
    confirm: 'Approve the driver',
    lead: 'The driver gets a mail and can be rung about a first run. This cannot be taken back.',
    done: 'is approved',
  },
  {
    ...declining,
    id: 'declined',
    label: 'Decline',
    confirm: 'Decline the application',
    lead: 'The driver gets a mail with your reason. This cannot be taken back.',
    done: 'is declined',
  },
];

/** Decisions about one document. */
export const DOCUMENT_ACTS: readonly NoteAct<DocumentActId>[] = [
  {
    ...act,
    id: 'verified',
    label: 'Verify',
    confirm: 'Mark as verified',
    lead: 'You have opened it, and it is genuine, current and in the driver’s name.',
    done: 'is verified',
  },
  {
    ...declining,
    id: 'declined',
    label: 'Decline',
    confirm: 'Decline the document',
    lead: 'The driver gets a mail with your reason, and can send another.',
    done: 'is declined',
  },
  {
    ...act,
    id: 'not-needed',
    label: 'Not needed',
    confirm: 'Mark as not needed',
    lead: 'This driver can do without it.',
    done: 'is not needed',
  },
];
