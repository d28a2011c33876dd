import { brand } from '@saltbush/ui/brand';

const DAY_MS = 86_400_000;
/** RFC 9116 §2.5.5 recommends less than a year. */
const GOOD_FOR_DAYS = 180;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness. Valid for half a year from the day of the
 * request.
 */
export function securityText(publicUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');
  const lines = [
    `Contact: mailto:${brand.email}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/.well-known/security-policy.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
