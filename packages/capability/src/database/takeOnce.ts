import { isTaken } from './isTaken.ts';

interface Once<Kept> {
  /** What was kept of this submission before, or null. */
  find: () => Promise<Kept | null>;
  /** Keeps it. Runs only when nothing was found. */
  take: () => Promise<Kept>;
  /** Which faults of `take` mean that somebody else was quicker. */
  isLate?: (error: unknown) => boolean;
}

/**
 * Keeps something once for each submission. When a form is sent twice at once, the second one finds its submission taken,
 * and is answered with what the first one kept.
 */
export async function takeOnce<Kept>({ find, take, isLate = isTaken }: Once<Kept>): Promise<Kept> {
  const kept = await find();
  if (kept !== null) return kept;
  try {
    return await take();
  } catch (error) {
    const first = isLate(error) ? await find() : null;
    if (first === null) throw error;
    return first;
  }
}
