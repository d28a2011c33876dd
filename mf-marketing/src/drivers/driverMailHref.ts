import { brand } from '@saltbush/ui/brand';

/** A mail to the people who hire, with the points to answer as its text. */
export function driverMailHref(subject: string, points: readonly string[]): string {
  const body = points.map((point) => `${point}:`).join('\r\n');
  return `mailto:${brand.careersEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
