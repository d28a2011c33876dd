/** Each bucket is a twentieth wider than the one before: a percentile is right to within three percent. */
export const BUCKET_GROWTH = 1.05;

/** How many values lie in each bucket; see `BUCKET_GROWTH`. */
export type Histogram = Map<number, number>;

/** Bucket that holds a value of 0 or more. */
export const bucketOf = (value: number): number => Math.floor(Math.log(value + 1) / Math.log(BUCKET_GROWTH));

/** In the middle of what a bucket holds. */
const middleOf = (bucket: number): number => (bucket === 0 ? 0 : BUCKET_GROWTH ** (bucket + 0.5) - 1);

/** Adds `count` values of a bucket. */
export function addToHistogram(histogram: Histogram, bucket: number, count: number): void {
  histogram.set(bucket, (histogram.get(bucket) ?? 0) + count);
}

/** The value that `part` of all values do not exceed; null of none. */
export function percentile(histogram: Histogram, part: number): number | null {
  const buckets = [...histogram].sort(([a], [b]) => a - b);
  const wanted = buckets.reduce((sum, [, count]) => sum + count, 0) * part;
  let seen = 0;
  for (const [bucket, count] of buckets) {
    seen += count;
    if (seen >= wanted) return middleOf(bucket);
  }
  return null;
}
