import { formatTimeOfDay, parseTimeOfDay } from '@saltbush/freight';

/** `15:30` as `3:30 PM`; any other text as it is. */
export function clockTime(text: string): string {
  const minute = parseTimeOfDay(text);
  return minute === null ? text : formatTimeOfDay(minute);
}
