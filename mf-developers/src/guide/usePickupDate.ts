import { addDays, type IsoDate, isBusinessDay, localTime } from '@saltbush/freight';
import { useEffect, useState } from 'react';

/** Stands in the page of the server, which is kept for a while. */
const SOME_DAY: IsoDate = '2026-12-01';
const DAYS_AHEAD = 3;

function openDay(now: number): IsoDate {
  let date = addDays(localTime(now, 'Australia/Sydney').date, DAYS_AHEAD);
  while (!isBusinessDay(date, 'NSW')) date = addDays(date, 1);
  return date;
}

/** A day on which a pickup can be booked. */
export function usePickupDate(): IsoDate {
  const [date, setDate] = useState(SOME_DAY);
  useEffect(() => setDate(openDay(Date.now())), []);
  return date;
}
