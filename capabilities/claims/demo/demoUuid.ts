import { createHash } from 'node:crypto';

/** A UUID made from a name: the same in every database. */
export function demoUuid(name: string): string {
  const hex = createHash('sha256').update(`demo claims: ${name}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
