import { type Activation, type Course, followActivations } from './followActivations.ts';

export interface LiveVersions extends Pick<Course, 'version' | 'seq' | 'isWatched' | 'set' | 'candidate'> {
  /** Versions to fall back to, latest first. The first of them was live before. */
  good: string[];
  /** Versions that were taken back and not activated since, latest first. */
  withdrawn: string[];
  /** The line that took each of them back. */
  takenBack: ReadonlyMap<string, number>;
}

/**
 * What is live after these activations, given in order. A version is good to fall back to when it was active before and
 * was neither taken back since its last activation nor skipped by a rollback.
 */
export function liveVersions(activations: readonly Activation[]): Map<string, LiveVersions> {
  const live = new Map<string, LiveVersions>();
  for (const [name, { version, seq, isWatched, set, candidate, order, takenBack, retiredBy }] of followActivations(
    activations,
  )) {
    if (retiredBy !== null) continue;
    const good = order.filter((one) => one !== version).reverse();
    const withdrawn = [...takenBack.keys()].reverse();
    live.set(name, { version, seq, isWatched, set, candidate, good, withdrawn, takenBack });
  }
  return live;
}
