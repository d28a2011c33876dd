import type { AuState } from '../places/place-types.ts';
import type { IsoDate } from './iso-date.ts';

export interface PublicHoliday {
  date: IsoDate;
  name: string;
}

// Public holidays that fall on Monday to Friday, 2026 to 2028, whole states only: part days, regional show days and the
// Brisbane show day are left out. Source: the public holidays acts of the states and territories, including the New
// South Wales order of 2026 for the Mondays after Anzac Day 2026 and 2027 and the Western Australian calendar announced
// for 2028. Set by proclamation, so to be confirmed each year: the Victorian Friday before the AFL Grand Final and the
// Western Australian Show Day. Written 2026-07-01. Dates are local dates.
export const NATIONAL_HOLIDAYS = [
  { date: '2026-01-01', name: "New Year's Day" },
  { date: '2026-01-26', name: 'Australia Day' },
  { date: '2026-04-03', name: 'Good Friday' },
  { date: '2026-04-06', name: 'Easter Monday' },
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2026-12-28', name: 'Boxing Day holiday' },
  { date: '2027-01-01', name: "New Year's Day" },
  { date: '2027-01-26', name: 'Australia Day' },
  { date: '2027-03-26', name: 'Good Friday' },
  { date: '2027-03-29', name: 'Easter Monday' },
  { date: '2027-12-27', name: 'Christmas Day holiday' },
  { date: '2027-12-28', name: 'Boxing Day holiday' },
  { date: '2028-01-03', name: "New Year's Day" },
  { date: '2028-01-26', name: 'Australia Day' },
  { date: '2028-04-14', name: 'Good Friday' },
  { date: '2028-04-17', name: 'Easter Monday' },
  { date: '2028-04-25', name: 'Anzac Day' },
  { date: '2028-12-25', name: 'Christmas Day' },
  { date: '2028-12-26', name: 'Boxing Day' },
] as const satisfies readonly PublicHoliday[];

export const STATE_HOLIDAYS = {
  NSW: [
    { date: '2026-04-27', name: 'Anzac Day holiday' },
    { date: '2026-06-08', name: "King's Birthday" },
    { date: '2026-10-05', name: 'Labour Day' },
    { date: '2027-04-26', name: 'Anzac Day holiday' },
    { date: '2027-06-14', name: "King's Birthday" },
    { date: '2027-10-04', name: 'Labour Day' },
    { date: '2028-06-12', name: "King's Birthday" },
    { date: '2028-10-02', name: 'Labour Day' },
  ],
  VIC: [
    { date: '2026-03-09', name: 'Labour Day' },
    { date: '2026-06-08', name: "King's Birthday" },
    { date: '2026-09-25', name: 'Friday before the AFL Grand Final' },
    { date: '2026-11-03', name: 'Melbourne Cup Day' },
    { date: '2027-03-08', name: 'Labour Day' },
    { date: '2027-06-14', name: "King's Birthday" },
    { date: '2027-09-24', name: 'Friday before the AFL Grand Final' },
    { date: '2027-11-02', name: 'Melbourne Cup Day' },
    { date: '2028-03-13', name: 'Labour Day' },
    { date: '2028-06-12', name: "King's Birthday" },
    { date: '2028-09-29', name: 'Friday before the AFL Grand Final' },
    { date: '2028-11-07', name: 'Melbourne Cup Day' },
  ],
  QLD: [
    { date: '2026-05-04', name: 'Labour Day' },
    { date: '2026-10-05', name: "King's Birthday" },
    { date: '2027-04-26', name: 'Anzac Day holiday' },
    { date: '2027-05-03', name: 'Labour Day' },
    { date: '2027-10-04', name: "King's Birthday" },
    { date: '2028-05-01', name: 'Labour Day' },
    { date: '2028-10-02', name: "King's Birthday" },
  ],
  SA: [
    { date: '2026-03-09', name: 'Adelaide Cup Day' },
    { date: '2026-06-08', name: "King's Birthday" },
    { date: '2026-10-05', name: 'Labour Day' },
    { date: '2027-03-08', name: 'Adelaide Cup Day' },
    { date: '2027-04-26', name: 'Anzac Day holiday' },
    { date: '2027-06-14', name: "King's Birthday" },
    { date: '2027-10-04', name: 'Labour Day' },
    { date: '2028-03-13', name: 'Adelaide Cup Day' },
    { date: '2028-06-12', name: "King's Birthday" },
    { date: '2028-10-02', name: 'Labour Day' },
  ],
  WA: [
    { date: '2026-03-02', name: 'Labour Day' },
    { date: '2026-04-27', name: 'Anzac Day holiday' },
    { date: '2026-06-01', name: 'Western Australia Day' },
    { date: '2026-09-28', name: "King's Birthday" },
    { date: '2027-03-01', name: 'Labour Day' },
    { date: '2027-04-26', name: 'Anzac Day holiday' },
    { date: '2027-06-07', name: 'Western Australia Day' },
    { date: '2027-09-27', name: "King's Birthday" },
    { date: '2028-03-13', name: 'Labour Day' },
    { date: '2028-06-12', name: "King's Birthday" },
    { date: '2028-09-25', name: 'Show Day' },
    { date: '2028-11-13', name: 'Western Australia Day' },
  ],
  TAS: [
    { date: '2026-03-09', name: 'Eight Hours Day' },
    { date: '2026-06-08', name: "King's Birthday" },
    { date: '2027-03-08', name: 'Eight Hours Day' },
    { date: '2027-06-14', name: "King's Birthday" },
    { date: '2028-03-13', name: 'Eight Hours Day' },
    { date: '2028-06-12', name: "King's Birthday" },
  ],
  ACT: [
    { date: '2026-03-09', name: 'Canberra Day' },
    { date: '2026-04-27', name: 'Anzac Day holiday' },
    { date: '2026-06-01', name: 'Reconciliation Day' },
    { date: '2026-06-08', name: "King's Birthday" },
    { date: '2026-10-05', name: 'Labour Day' },
    { date: '2027-03-08', name: 'Canberra Day' },
    { date: '2027-04-26', name: 'Anzac Day holiday' },
    { date: '2027-05-31', name: 'Reconciliation Day' },
    { date: '2027-06-14', name: "King's Birthday" },
    { date: '2027-10-04', name: 'Labour Day' },
    { date: '2028-03-13', name: 'Canberra Day' },
    { date: '2028-05-29', name: 'Reconciliation Day' },
    { date: '2028-06-12', name: "King's Birthday" },
    { date: '2028-10-02', name: 'Labour Day' },
  ],
  NT: [
    { date: '2026-05-04', name: 'May Day' },
    { date: '2026-06-08', name: "King's Birthday" },
    { date: '2026-08-03', name: 'Picnic Day' },
    { date: '2027-04-26', name: 'Anzac Day holiday' },
    { date: '2027-05-03', name: 'May Day' },
    { date: '2027-06-14', name: "King's Birthday" },
    { date: '2027-08-02', name: 'Picnic Day' },
    { date: '2028-05-01', name: 'May Day' },
    { date: '2028-06-12', name: "King's Birthday" },
    { date: '2028-08-07', name: 'Picnic Day' },
  ],
} as const satisfies Record<AuState, readonly PublicHoliday[]>;

/** The last day the tables cover. After it only weekends are known. */
export const HOLIDAYS_KNOWN_UNTIL: IsoDate = '2028-12-31';
