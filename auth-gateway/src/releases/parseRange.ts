export type ByteRange =
  | { status: 'whole' }
  | { status: 'part'; first: number; last: number }
  | { status: 'unsatisfiable' };

/** Parses a `Range` header (RFC 9110 §14.2). Several ranges, or another unit, get the whole file. */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange {
  const [matched, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (matched === undefined || (from === '' && to === '')) return { status: 'whole' };
  const first = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  if (first >= sizeBytes) return { status: 'unsatisfiable' };
  return first > last ? { status: 'whole' } : { status: 'part', first, last };
}
