/** A visit that is compared: the only one of its network. */
export interface TimedVisit {
  /** What it has to have in common with those beside it: page, device, network, and whether the files were in its cache. */
  kind: string;
  /** What it is compared by. More is worse. */
  value: number;
  /** What the browser told. */
  told: number;
  /** Whether its network visited the site before the release went live. */
  isKnown: boolean;
}

export interface Compared {
  isKnown: boolean;
  /** Of those beside it, how many were quicker. */
  slower: number;
  /** What the browsers of those beside it told. */
  told: readonly number[];
}

const MOST_BESIDE = 30;
const LEAST_BESIDE = 2;
/** As many visits of a release can be compared, if both releases have visits of the same kinds. */
const WANTED = 1_000;

/** With how many visits to the release before each visit is compared, when there are so many of them. */
export const besideOf = (before: number): number =>
  Math.min(Math.max(Math.floor(before / WANTED), LEAST_BESIDE), MOST_BESIDE);

/**
 * Returns a function that compares one visit after the other with visits of its kind to the release before. Each of those is
 * used once, so what one visit is found to be says nothing about the next: if both releases are as quick, each visit has
 * any place among those beside it with the same probability, however few there are. Null when none of its kind are left.
 * @param before Visits to the release before, in the order in which they are used.
 */
export function compareVisits(before: readonly TimedVisit[]): {
  beside: number;
  next: (visit: TimedVisit) => Compared | null;
} {
  const beside = besideOf(before.length);
  const unused = new Map<string, { visits: TimedVisit[]; used: number }>();
  for (const visit of before) {
    const known = unused.get(visit.kind);
    if (known) known.visits.push(visit);
    else unused.set(visit.kind, { visits: [visit], used: 0 });
  }
  return {
    beside,
    next: ({ kind, value, isKnown }) => {
      const own = unused.get(kind);
      if (own === undefined || own.used + beside > own.visits.length) return null;
      const others = own.visits.slice(own.used, own.used + beside);
      own.used += beside;
      const slower = others.filter((other) => value > other.value).length;
      return { isKnown, slower, told: others.map(({ told }) => told) };
    },
  };
}
