import * as yup from 'yup';
import type { Alert } from './alerts.ts';
import { month } from './query-fields.ts';
import type { ServiceGroup, Shipment } from './shipments.ts';

/** A figure now and last month's to compare it with; null when there is nothing to count. */
export interface Tile {
  value: number | null;
  lastMonth: number | null;
}

/** `GET /api/dashboard`. Days and months follow Sydney's calendar. */
export interface Dashboard {
  tiles: {
    /** Requested or under way; compared with the same time a month ago. */
    activeJobs: Tile;
    /** Compared with last month's average per business day, to one decimal. */
    pickupsToday: Tile;
    deliveredToday: Tile;
    /** Pickups of this month up to today; compared with the same days of last month. */
    jobsThisMonth: Tile;
    /** Percent, whole, of this month's deliveries that had a promised day; compared with all of last month. */
    onTimePercent: Tile;
    /** Before GST, of this month's deliveries; compared with the same days of last month. */
    spendThisMonthCents: Tile;
  };
  /** The five latest bookings. */
  recent: Shipment[];
  /** As `GET /api/alerts`. */
  alerts: Alert[];
  /** Time of these figures, ISO 8601. */
  countedAt: string;
}

export const MAX_ANALYTICS_MONTHS = 24;

/** Query parameters of `GET /api/analytics` and `GET /api/emissions`. */
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
    to: month('To'),
  })
  .noUnknown();

/** Query parameters of `GET /api/emissions`. */
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
  /** Whole percent of deliveries with a promised day; null when none had one. */
  onTimePercent: number | null;
}

/**
 * `GET /api/analytics?months=&to=`: deliveries by month of delivery. Without parameters the window is the latest
 * half-year (January to June, July to December) with deliveries in each month, else the current one. `months` alone
 * ends with the current month.
 */
export interface Analytics {
  /** First and last month of the window. */
  from: string;
  to: string;
  /** Every month of the window, oldest first. */
  months: AnalyticsMonth[];
  /** Whole percents of the window's jobs, which sum to 100, largest first. Empty without jobs. */
  serviceMix: { service: ServiceGroup; jobs: number; percent: number }[];
  /** The month with the highest on-time rate; the latest when several share it. */
  bestMonth: { month: string; onTimePercent: number } | null;
  /** January to last month of the window's last year, and the same months a year before. */
  yearToDate: { year: number; spendCents: number; lastYearSpendCents: number; changePercent: number | null };
  mostUsedService: { service: ServiceGroup; percent: number } | null;
  /** Half-years with deliveries, latest first, for `?months=6&to=<to>`. */
  halfYears: { from: string; to: string }[];
}
