const MINUTE_MS = 60_000;
const UNITS = [
  { name: 'd', minutes: 24 * 60 },
  { name: 'h', minutes: 60 },
  { name: 'min', minutes: 1 },
] as const;

/** A time span in its largest whole unit: `3 h`. */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const unit = UNITS.find((candidate) => minutes >= candidate.minutes);
  return unit ? `${Math.floor(minutes / unit.minutes)} ${unit.name}` : 'under 1 min';
}

/** `waiting 3 h`. Both times in milliseconds, or ISO 8601 for the first. */
export function waitText(since: string, now: number): string {
  return `waiting ${spanText(now - Date.parse(since))}`;
}

/** `answer in 40 min`, or `late by 2 h`. */
export function dueText(due: string, now: number): { text: string; isLate: boolean } {
  const left = Date.parse(due) - now;
  return left < 0
    ? { text: `late by ${spanText(-left)}`, isLate: true }
    : { text: `answer in ${spanText(left)}`, isLate: false };
}
