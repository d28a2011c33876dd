import type { DriverJob } from '@saltbush/positions/api';

/** What the driver does next. `called-off`: the booking was cancelled or declined. */
export type Step = 'start' | 'pickup' | 'deliver' | 'done' | 'called-off';

/** The step of a job, by its status and by whether its driver has started it on this telephone. */
export function stepOf({ status }: Pick<DriverJob, 'status'>, isStarted: boolean): Step {
  switch (status) {
    case 'requested':
    case 'accepted':
    case 'allocated':
      return isStarted ? 'pickup' : 'start';
    case 'picked_up':
    case 'in_transit':
    case 'out_for_delivery':
      return 'deliver';
    case 'delivered':
    case 'invoiced':
      return 'done';
    case 'declined':
    case 'cancelled':
      return 'called-off';
  }
}
