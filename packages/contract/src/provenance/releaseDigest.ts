import { createHash } from 'node:crypto';
import type { Release } from '../release.ts';

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, canonical(item)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * sha256 of a release's manifest without its commit. The manifest holds the hash of every file, so it covers every
 * byte. Never change it: lines of the log and signatures hold it.
 */
export function releaseDigest({ commit: _, ...manifest }: Release): string {
  const files = manifest.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(canonical({ ...manifest, files })))
    .digest('hex');
}
