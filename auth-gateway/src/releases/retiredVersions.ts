import { type Activation, type Course, followActivations } from './followActivations.ts';

/** A remote that was taken off the site. */
export interface RetiredVersions extends Pick<Course, 'version'> {
  /** The line that took it off. */
  seq: number;
  /** Versions that were taken back and not activated since, with the line that did it. */
  takenBack: ReadonlyMap<string, number>;
}

/** The remotes that are off the site after these activations, given in order. */
export function retiredVersions(activations: readonly Activation[]): Map<string, RetiredVersions> {
  const retired = new Map<string, RetiredVersions>();
  for (const [name, { version, takenBack, retiredBy }] of followActivations(activations)) {
    if (retiredBy !== null) retired.set(name, { version, seq: retiredBy, takenBack });
  }
  return retired;
}
