import type { BookingStatus } from '@saltbush/consignments/api';

/** Statuses at which freight is on the road. */
export const RUNNING: readonly BookingStatus[] = ['picked_up', 'in_transit', 'out_for_delivery'];

/** Whether positions of a job are taken at this moment. */
export const takesPositions = ({ status }: { status: BookingStatus }): boolean => RUNNING.includes(status);
