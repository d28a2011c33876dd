import { isPhone } from '../http/isPhone.ts';

const FAMILIES: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const LONGEST_READ = 400;

/** The kind of browser: one of five, on a phone or not. Nothing else of what it says of itself is kept. */
export function browserFamily(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST_READ);
  const family = FAMILIES.find(([pattern]) => pattern.test(text))?.[1] ?? 'Other';
  return isPhone(text) ? `${family} on a phone` : family;
}
