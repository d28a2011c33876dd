import { createHash } from 'node:crypto';
import type { Release } from '../release.ts';

type WithoutId<R> = R extends Release ? Omit<R, 'contentId'> : never;

/** A release whose content id is yet to be computed. */
export type ReleaseDraft = WithoutId<Release>;

/**
 * The first 12 hex digits of the sha256 over the manifest as JSON with sorted keys and files, without `contentId` and
 * `commit`. The manifest names every file's sha384, so it covers all bytes.
 */
export function contentId(release: ReleaseDraft | Release): string {
  const { commit: _commit, contentId: _contentId, ...rest } = release as Release;
  const files = [...rest.files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(sortKeys({ ...rest, files })))
    .digest('hex')
    .slice(0, 12);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sortKeys(item)]),
  );
}
