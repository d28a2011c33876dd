import type { LiveKind } from '@saltbush/contract/release-api';

/** A line of the log that changed what is live. */
export interface Activation {
  seq: number;
  name: string;
  version: string;
  kind: LiveKind;
  /** Percentage of the visitors. */
  share: number;
  isWatched: boolean;
  /** Revision of the set that it belongs to; none for what was done to one name alone. */
  set?: number | null;
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

/** What happened to the releases of one name. */
export interface Course {
  /** The version that is live, or was until the retirement. */
  version: string;
  /** The line with which this version became active. */
  seq: number;
  isWatched: boolean;
  /** Revision of the set that it went live with; null when it went live alone. */
  set: number | null;
  candidate: CandidateVersion | null;
  /** Versions that one can go back to and the live one, which is last. */
  order: readonly string[];
  /** Versions that were taken back and not activated since, latest last, each with the line that did it. */
  takenBack: Map<string, number>;
  /** The line that took the remote off the site; null while something of it is live. */
  retiredBy: number | null;
}

const without = (versions: readonly string[], version: string) => versions.filter((one) => one !== version);

function takeBack(takenBack: Map<string, number>, versions: readonly string[], seq: number): void {
  for (const version of versions) {
    takenBack.delete(version);
    takenBack.set(version, seq);
  }
}

/** What one can go back to after this line: what was live before, never what a rollback skipped. */
function orderAfter(before: Course | undefined, { version, kind }: Activation, left: readonly string[]): string[] {
  const order = (before?.order ?? []).filter((one) => !left.includes(one));
  const place = order.indexOf(version);
  if (kind === 'rollback' && place !== -1) return order.slice(0, place + 1);
  return before?.version === version ? order : [...without(order, version), version];
}

function follow(known: Course | undefined, activation: Activation): Course {
  const { seq, version, kind, share, isWatched, set = null } = activation;
  const takenBack = known?.takenBack ?? new Map<string, number>();
  const before = known?.retiredBy === null ? known : undefined;
  const candidate = before?.candidate ?? null;
  if (kind === 'retire') {
    takeBack(takenBack, candidate === null ? [version] : [version, candidate.version], seq);
    return { version, seq, isWatched: false, set: null, candidate: null, order: [], takenBack, retiredBy: seq };
  }
  if (before !== undefined && kind === 'activate' && share < 100) {
    const rollout = candidate?.version === version ? candidate.rollout : seq;
    takenBack.delete(version);
    return { ...before, candidate: { version, share, rollout, seq, isWatched } };
  }
  const isSame = before?.version === version;
  // When all visitors get the live release again, the candidate is taken back, whether the line is a rollback or an
  // activation.
  const isCandidateLeft = candidate !== null && candidate.version !== version && (kind === 'rollback' || isSame);
  const left = [
    ...(before !== undefined && kind === 'rollback' && !isSame ? [before.version] : []),
    ...(isCandidateLeft ? [candidate.version] : []),
  ];
  takeBack(takenBack, left, seq);
  takenBack.delete(version);
  return {
    version,
    seq: isSame ? before.seq : seq,
    // A release that was rolled back to is never rolled back by the gateway.
    isWatched: kind === 'activate' ? isWatched : isSame && before.isWatched,
    set: isSame ? before.set : kind === 'activate' ? set : null,
    candidate: null,
    order: orderAfter(before, activation, left),
    takenBack,
    retiredBy: null,
  };
}

/** The course of each name, after these lines in order. */
export function followActivations(activations: readonly Activation[]): Map<string, Course> {
  const courses = new Map<string, Course>();
  for (const activation of activations) {
    courses.set(activation.name, follow(courses.get(activation.name), activation));
  }
  return courses;
}
