import { Refusal } from '@saltbush/capability/refusal';
import { addMonths, type IsoDate, type Month, monthOf } from '@saltbush/freight';

/** The month that was asked for; last month without one. @throws Refusal `invalid-input` for one that is still to come. */
export function askedMonth(month: Month | undefined, today: IsoDate): Month {
  if (month === undefined) return addMonths(monthOf(today), -1);
  if (month <= monthOf(today)) return month;
  const message = 'This month is still to come. Ask for one that has begun.';
  throw new Refusal(message, { status: 400, code: 'invalid-input', fields: [{ path: 'month', message }] });
}
