import type { StandingPickup } from './standing-pickups.ts';

/**
 * `booking`: goes on. `held-up`: goes on, but books nothing until somebody mends it: the last day was refused, or the terms
 * changed. `paused`: by the client. What has passed its last day is in `all`.
 */
export const DESK_STANDING_VIEWS = ['booking', 'held-up', 'paused', 'all'] as const;
export type DeskStandingView = (typeof DESK_STANDING_VIEWS)[number];

/** What the desk's list may be sorted by. */
export const DESK_STANDING_SORTS = ['reference', 'business', 'route', 'until', 'added'] as const;
export type DeskStandingSort = (typeof DESK_STANDING_SORTS)[number];

/** A standing pickup as staff see it. */
export interface DeskStandingPickup extends StandingPickup {
  /** Who sends the freight, as the booking that it repeats names them. */
  businessName: string;
  /** Their company, such as `CL-2026-00001`; null for somebody who sends freight alone. */
  clientReference: string | null;
  /** ISO 8601. */
  addedAt: string;
}

/** `GET /api/ops/standing-pickups?view=&search=&sort=&page=`: those that were refused last come first. */
export interface DeskStandingPickups {
  rows: DeskStandingPickup[];
  /** Number of all rows of the view that the search finds. */
  total: number;
  page: number;
  pageSize: number;
  /** Number of standing pickups in each view, without the search. */
  counts: Record<DeskStandingView, number>;
}
