import type { EnquiryStatus } from '@saltbush/enquiries/api';
import type { NoteAct } from '../sheet/note-act.ts';

export type EnquiryActId = EnquiryStatus | 'genuine' | 'note';

const act = {
  noteLabel: 'Note',
  noteHelp: 'Only staff read it.',
  noteNeeded: null,
  isGrave: false,
} as const;

export const ENQUIRY_ACTS: readonly NoteAct<EnquiryActId>[] = [
  {
    ...act,
    id: 'genuine',
    label: 'Mark as genuine',
    confirm: 'Mark as genuine',
    lead: 'A person wrote it. It joins the other enquiries, and the sender now gets the mail that confirms it.',
    done: 'is genuine',
  },
  {
    ...act,
    id: 'answered',
    label: 'Mark as answered',
    confirm: 'Mark as answered',
    lead: 'It has its answer already, such as by telephone. Nothing is sent.',
    done: 'is answered',
  },
  {
    ...act,
    id: 'closed',
    label: 'Close',
    confirm: 'Close the enquiry',
    lead: 'Nothing more is to be done about it. It can be opened again.',
    done: 'is closed',
  },
  {
    ...act,
    id: 'new',
    label: 'Open again',
    confirm: 'Open it again',
    lead: 'It goes back to the enquiries that wait for an answer.',
    done: 'waits for an answer',
  },
  {
    ...act,
    id: 'note',
    label: 'Add note',
    confirm: 'Add the note',
    lead: 'It stands in the trail, and changes nothing else.',
    done: 'has a new note',
    noteNeeded: 'Write the note.',
  },
];

/** Acts that are possible at a status, most likely first. */
export const ENQUIRY_ACTS_AT = {
  new: ['answered', 'closed', 'note'],
  answered: ['closed', 'new', 'note'],
  closed: ['new', 'note'],
} as const satisfies Record<EnquiryStatus, readonly EnquiryActId[]>;
