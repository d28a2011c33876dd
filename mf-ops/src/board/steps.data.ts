import type { BookingStatus } from '@saltbush/consignments/api';

/** The columns of the board, in the order in which freight passes them. */
export const STEPS = [
  { id: 'requested', label: 'Requested', empty: 'Every request has its answer.' },
  { id: 'accepted', label: 'Accepted', empty: 'Nothing waits for a driver.' },
  { id: 'allocated', label: 'Allocated', empty: 'Nothing waits to be picked up.' },
  { id: 'out', label: 'Out', empty: 'Nothing is on the road.' },
  { id: 'delivered', label: 'Delivered', empty: 'Nothing is delivered yet.' },
] as const;

export type StepId = (typeof STEPS)[number]['id'];

const STEP_OF: Record<BookingStatus, StepId | null> = {
  requested: 'requested',
  accepted: 'accepted',
  allocated: 'allocated',
  picked_up: 'out',
  in_transit: 'out',
  out_for_delivery: 'out',
  delivered: 'delivered',
  invoiced: 'delivered',
  declined: null,
  cancelled: null,
};

export const stepOf = (status: BookingStatus): StepId | null => STEP_OF[status];
