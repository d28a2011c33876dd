import { dueText, waitText } from './waitText.ts';

/** What `Waits` shows, as text. */
export function waitsText(since: string | null, due: string | null, now: number): string {
  if (since === null) return '';
  return [waitText(since, now), ...(due === null ? [] : [dueText(due, now).text])].join(', ');
}
