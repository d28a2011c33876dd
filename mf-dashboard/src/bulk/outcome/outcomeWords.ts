import { formatNumber } from '@saltbush/freight';
import type { countOutcome } from '../rows/row-views.ts';

/** What became of a file: "27 booked, 3 not". */
export function outcomeWords({ booked, before, rest }: ReturnType<typeof countOutcome>): string {
  const parts = [`${formatNumber(booked)} booked`];
  if (before > 0) parts.push(`${formatNumber(before)} booked before`);
  if (rest > 0) parts.push(`${formatNumber(rest)} not`);
  return parts.join(', ');
}
