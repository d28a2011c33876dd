import { BOOKING_STATUSES, type BookingStatus, DESK_VIEWS, type DeskView } from '../api/bookings.ts';

interface ViewRule {
  statuses: readonly BookingStatus[];
  onlyExceptions: boolean;
}

const MOVING = ['picked_up', 'in_transit', 'out_for_delivery'] as const;
const OPEN = ['requested', 'accepted', 'allocated', ...MOVING] as const;

/** Which bookings each view of the desk shows. A delivered booking may still have an open exception, such as damage. */
export const VIEW_RULES: Record<DeskView, ViewRule> = {
  open: { statuses: OPEN, onlyExceptions: false },
  requested: { statuses: ['requested'], onlyExceptions: false },
  moving: { statuses: MOVING, onlyExceptions: false },
  exceptions: { statuses: [...OPEN, 'delivered'], onlyExceptions: true },
  delivered: { statuses: ['delivered'], onlyExceptions: false },
  closed: { statuses: ['invoiced', 'declined', 'cancelled'], onlyExceptions: false },
  all: { statuses: BOOKING_STATUSES, onlyExceptions: false },
};

/** Whether a view lists work ahead, which is sorted by the earliest pickup. The others begin with the latest. */
export const isWorkAhead = (view: DeskView): boolean => ['open', 'requested', 'moving', 'exceptions'].includes(view);

export const viewsOf = (status: BookingStatus, hasException: boolean): DeskView[] =>
  DESK_VIEWS.filter((view) => {
    const { statuses, onlyExceptions } = VIEW_RULES[view];
    return statuses.includes(status) && (hasException || !onlyExceptions);
  });
