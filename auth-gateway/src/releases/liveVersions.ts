/** A line of the log that changed what is live. */
export interface Activation {
  seq: number;
  name: string;
  version: string;
  kind: 'activate' | 'rollback';
  /** Percentage of the visitors. */
  share: number;
  isWatched: boolean;
}

export interface CandidateVersion {
  version: string;
  share: number;
  /** The line with which it began. */
  rollout: number;
  /** The line that last changed its share. */
  seq: number;
  isWatched: boolean;
}

export interface LiveVersions {
  version: string;
  /** The line with which this version became active. */
  seq: number;
  /** Whether the gateway rolls it back by itself when it is clearly worse than the one before. */
  isWatched: boolean;
  /** Versions to fall back to, latest first. */
  good: string[];
  candidate: CandidateVersion | null;
  /** Versions that were rolled back from and not activated since, latest first; at most 20. */
  withdrawn: string[];
}

const MOST_WITHDRAWN = 20;

interface Course extends Omit<LiveVersions, 'good'> {
  /** Versions that were active and not rolled back from since, latest last. */
  order: string[];
}

const without = (versions: readonly string[], version: string) => versions.filter((one) => one !== version);

function follow(before: Course | undefined, { seq, version, kind, share, isWatched }: Activation): Course {
  const candidate = before?.candidate ?? null;
  if (before !== undefined && kind === 'activate' && share < 100) {
    const rollout = candidate?.version === version ? candidate.rollout : seq;
    const withdrawn = without(before.withdrawn, version);
    return { ...before, withdrawn, candidate: { version, share, rollout, seq, isWatched } };
  }
  const isSame = before?.version === version;
  // When all visitors get the live release again, the candidate is withdrawn, whether the line is a rollback or an
  // activation.
  const isCandidateLeft = candidate !== null && candidate.version !== version && (kind === 'rollback' || isSame);
  const left = [
    ...(isCandidateLeft ? [candidate.version] : []),
    ...(before !== undefined && kind === 'rollback' && !isSame ? [before.version] : []),
  ];
  const isLeft = (one: string) => left.includes(one);
  const known = (before?.withdrawn ?? []).filter((one) => !isLeft(one));
  const order = (before?.order ?? []).filter((one) => !isLeft(one));
  return {
    version,
    seq: isSame ? before.seq : seq,
    // A release that was rolled back to is never rolled back by the gateway.
    isWatched: kind === 'activate' ? isWatched : isSame && before.isWatched,
    candidate: null,
    order: isSame ? order : [...without(order, version), version],
    withdrawn: without([...left, ...known], version),
  };
}

/**
 * What is live after these activations, given in order. A version is good to fall back to when it was active before and
 * was not rolled back from since its last activation.
 */
export function liveVersions(activations: readonly Activation[]): Map<string, LiveVersions> {
  const courses = new Map<string, Course>();
  for (const activation of activations) {
    courses.set(activation.name, follow(courses.get(activation.name), activation));
  }
  return new Map(
    [...courses].map(([name, { order, ...live }]) => {
      const good = without(order, live.version).reverse();
      return [name, { ...live, good, withdrawn: live.withdrawn.slice(0, MOST_WITHDRAWN) }];
    }),
  );
}
