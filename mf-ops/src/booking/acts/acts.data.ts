import type { BookingStatus } from '@saltbush/consignments/api';

/** What staff can do with a booking: change its status, or add to it at the same status. */
export type ActId = Exclude<BookingStatus, 'requested'> | 'reallocate' | 'eta' | 'exception' | 'resume' | 'note';

export type ActField = 'driver' | 'vehicle' | 'kind' | 'pickedUpAt' | 'eta' | 'note';

export interface Act {
  /** Label of the button that opens the form. */
  label: string;
  /** Label of the button that sends it. */
  confirm: string;
  /** Consequence of the act. */
  lead: string;
  /** Toast after the act; follows the booking's reference. */
  done: string;
  fields: readonly ActField[];
  noteLabel: string;
  /** Who reads the note. */
  noteHelp: string;
  isNoteRequired: boolean;
  /** Ends the booking early, or reports trouble. */
  isGrave: boolean;
}

const FOR_CLIENT = 'The client reads it.';
const FOR_STAFF = 'Only staff read it.';

const move = {
  fields: ['note', 'eta'],
  noteLabel: 'Note',
  noteHelp: FOR_CLIENT,
  isNoteRequired: false,
  isGrave: false,
} as const;

const remark = { ...move, fields: ['note'], noteHelp: FOR_STAFF } as const;

export const ACTS = {
  accepted: {
    ...move,
    label: 'Accept',
    confirm: 'Accept the booking',
    lead: 'The client gets a mail that the booking is confirmed.',
    done: 'is accepted',
  },
  declined: {
    label: 'Decline',
    confirm: 'Decline the booking',
    lead: 'The client gets a mail with your reason. This cannot be taken back.',
    done: 'is declined',
    fields: ['note'],
    noteLabel: 'Reason',
    noteHelp: FOR_CLIENT,
    isNoteRequired: true,
    isGrave: true,
  },
  allocated: {
    ...move,
    label: 'Allocate',
    confirm: 'Allocate',
    lead: 'Names the driver and the vehicle that carry it.',
    done: 'is allocated',
    fields: ['driver', 'vehicle', 'note', 'eta'],
  },
  picked_up: {
    ...move,
    label: 'Picked up',
    confirm: 'Record the pickup',
    lead: 'The client gets a mail that the freight is on its way, and can no longer cancel.',
    done: 'is picked up',
    fields: ['pickedUpAt', 'note', 'eta'],
  },
  in_transit: {
    ...move,
    label: 'In transit',
    confirm: 'Record in transit',
    lead: 'The freight is between depots.',
    done: 'is in transit',
  },
  out_for_delivery: {
    ...move,
    label: 'Out for delivery',
    confirm: 'Record out for delivery',
    lead: 'The freight is on the vehicle that delivers it.',
    done: 'is out for delivery',
  },
  delivered: {
    ...move,
    label: 'Record POD',
    confirm: 'Record the delivery',
    lead: 'Delivers it. The client gets a mail with the link to the proof of delivery.',
    done: 'is delivered',
  },
  invoiced: {
    ...move,
    label: 'Invoiced',
    confirm: 'Record as invoiced',
    lead: 'Closes the booking.',
    done: 'is invoiced',
    fields: ['note'],
  },
  cancelled: {
    label: 'Cancel booking',
    confirm: 'Cancel the booking',
    lead: 'Ends the booking for good. The client reads the reason.',
    done: 'is cancelled',
    fields: ['note'],
    noteLabel: 'Reason',
    noteHelp: FOR_CLIENT,
    isNoteRequired: true,
    isGrave: true,
  },
  reallocate: {
    ...remark,
    label: 'Change driver or vehicle',
    confirm: 'Change the allocation',
    lead: 'Replaces the driver and the vehicle.',
    done: 'is allocated anew',
    fields: ['driver', 'vehicle', 'note'],
  },
  exception: {
    label: 'Report exception',
    confirm: 'Report the exception',
    lead: 'The client gets a mail with what happened and when the freight is expected now.',
    done: 'has an exception',
    fields: ['kind', 'note', 'eta'],
    noteLabel: 'What happened',
    noteHelp: FOR_CLIENT,
    isNoteRequired: true,
    isGrave: true,
  },
  resume: {
    ...move,
    label: 'Close exception',
    confirm: 'Close the exception',
    lead: 'The booking goes on where it stands.',
    done: 'goes on',
  },
  eta: {
    ...move,
    label: 'Change delivery day',
    confirm: 'Change the delivery day',
    lead: 'The client sees the new day on the booking’s page.',
    done: 'has a new day of delivery',
  },
  note: {
    ...remark,
    label: 'Add note',
    confirm: 'Add the note',
    lead: 'Stands in the trail, for staff alone.',
    done: 'has a new note',
    isNoteRequired: true,
  },
} as const satisfies Record<ActId, Act>;
