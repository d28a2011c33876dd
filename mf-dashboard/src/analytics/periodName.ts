import { formatMonth } from '@saltbush/freight';
import { shortMonth } from '../consignment/moment.ts';

/** `2026-01` to `2026-06` as `January to June 2026`. */
export function periodName(from: string, to: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? formatMonth(from).split(' ')[0] : formatMonth(from)} to ${formatMonth(to)}`;
}

/** `Jan`; in another year than the first month with its year: `Jan 27`. */
export function monthLabel(month: string, first: string | undefined): string {
  const isOtherYear = first !== undefined && first.slice(0, 4) !== month.slice(0, 4) && month.endsWith('-01');
  return isOtherYear ? `${shortMonth(month)} ${month.slice(2, 4)}` : shortMonth(month);
}
