import * as yup from 'yup';
import type { Alert } from './alerts.ts';
import type { ServiceGroup, Shipment } from './shipments.ts';

/** A figure now and the one of last month to compare it with; null where there is nothing to count. */
export interface Tile {
  value: number | null;
  lastMonth: number | null;
}

/** `GET /api/dashboard`. Days and months are Sydney's. */
export interface Dashboard {
  tiles: {
    /** Requested or under way; compared with the same moment a month ago. */
    activeJobs: Tile;
    /** Compared with last month's average a business day, to one decimal. */
    pickupsToday: Tile;
    deliveredToday: Tile;
    /** Pickups of this month up to today; compared with last month up to the same day. */
    jobsThisMonth: Tile;
    /** Of what was delivered this month with a promised day, 0 to 100, whole; compared with all of last month. */
    onTimePercent: Tile;
    /** Before GST, of what was delivered this month; compared with last month up to the same day. */
    spendThisMonthCents: Tile;
  };
  /** The five that were booked last. */
  recent: Shipment[];
  /** As `GET /api/alerts`. */
  alerts: Alert[];
  /** When this was counted, ISO 8601. */
  countedAt: string;
}

export const MAX_ANALYTICS_MONTHS = 24;
/** `2026-06`. */
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** The parameters of `GET /api/analytics` and `GET /api/emissions` as an address holds them. */
export const periodQuerySchema = yup
  .object({
    months: yup
      .string()
      .optional()
      .test(
        'whole-number',
        `Months must be a whole number from 1 to ${MAX_ANALYTICS_MONTHS}`,
        (value) => value === undefined || (/^[1-9]\d?$/.test(value) && Number(value) <= MAX_ANALYTICS_MONTHS),
      ),
    to: yup
      .string()
      .optional()
      .test('month', 'To must be a month, such as 2026-06', (value) => value === undefined || MONTH.test(value)),
  })
  .noUnknown();

/** The parameters of `GET /api/emissions`. */
export const emissionsQuerySchema = periodQuerySchema
  .shape({
    page: yup
      .string()
      .optional()
      .matches(/^[1-9]\d{0,4}$/, 'Page must be a whole number from 1 on'),
  })
  .noUnknown();

export interface AnalyticsMonth {
  /** `2026-01`. */
  month: string;
  jobs: number;
  /** Before GST. */
  spendCents: number;
  /** Whole percent of what had a promised day; null where nothing had. */
  onTimePercent: number | null;
}

/**
 * `GET /api/analytics?months=&to=`: what was delivered, by the month of delivery. Without parameters the window is the
 * latest half-year (January to June, July to December) with deliveries in each of its months, else the current one;
 * `months` alone ends with the current month.
 */
export interface Analytics {
  /** First and last month of the window. */
  from: string;
  to: string;
  /** Every month of the window, oldest first. */
  months: AnalyticsMonth[];
  /** Jobs of the window; whole percents that sum to 100, the largest first. Empty without jobs. */
  serviceMix: { service: ServiceGroup; jobs: number; percent: number }[];
  /** The month with the highest on-time rate, the latest of several. */
  bestMonth: { month: string; onTimePercent: number } | null;
  /** From January of the window's last year to its last month, and the same months a year before. */
  yearToDate: { year: number; spendCents: number; lastYearSpendCents: number; changePercent: number | null };
  mostUsedService: { service: ServiceGroup; percent: number } | null;
  /** Half-years with deliveries, the latest first, to choose from: `?months=6&to=<to>`. */
  halfYears: { from: string; to: string }[];
}
