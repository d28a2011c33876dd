import type { LiveSet } from './liveSet.ts';

/** `late`: it goes on after the revision has turned. `failed`: some pages could not be made. */
export type WarmUp = { status: 'warm' } | { status: 'late' | 'failed'; message: string };

/** Makes pages of what is about to be live. Begins no more pages once `isCurrent` says no. */
export type Warm = (next: LiveSet, isCurrent: () => boolean) => Promise<WarmUp>;
