import { parseIsoDate, parseTimeOfDay } from '@saltbush/freight';

export const LOCAL_TIME = 'Please enter a date and time, such as 2026-11-20T14:05';
export const LOCAL_TIME_LENGTH = 16;

/** Whether it is a real date and time: `2026-11-20T14:05`. */
export function isLocalTime(value: string): boolean {
  const [date = '', time = '', ...rest] = value.split('T');
  return (
    rest.length === 0 && parseIsoDate(date) === date && /^\d{2}:\d{2}$/.test(time) && parseTimeOfDay(time) !== null
  );
}
