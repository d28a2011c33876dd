import type { LiveRelease, ReleaseHealth, ReleaseHealthReport } from '@saltbush/contract/release-api';

export interface FigureSeries {
  /** Start of each step, ISO 8601, oldest first. */
  steps: string[];
  stepMinutes: number;
  /** The live release and its candidate first, then the most visited. Each has a point or null for every step. */
  releases: (ReleaseHealth & { byStep: (ReleaseHealth['points'][number] | null)[] })[];
}

/** More lines cannot be told apart. */
const MOST_RELEASES = 4;

/** One remote's part of a report, laid out on common time steps. */
export function seriesOf(report: ReleaseHealthReport, name: string, live: LiveRelease | null): FigureSeries {
  const stepMs = report.stepMinutes * 60_000;
  const known = (report.remotes.find((remote) => remote.name === name)?.releases ?? []).filter(
    ({ visits }) => visits > 0,
  );
  const rank = ({ version, visits }: ReleaseHealth): number => {
    if (version === live?.candidate?.version) return Number.POSITIVE_INFINITY;
    return version === live?.version ? Number.MAX_VALUE : visits;
  };
  const chosen = [...known].sort((a, b) => rank(b) - rank(a)).slice(0, MOST_RELEASES);
  const slot = (at: string) => Math.floor(Date.parse(at) / stepMs);
  const slots = known.flatMap(({ points }) => points.map(({ at }) => slot(at)));
  const first = Math.min(slot(report.from), ...slots);
  // The last step may start after the report was made.
  const last = Math.max(Math.floor((Date.parse(report.to) - 1) / stepMs), ...slots);
  const steps = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    stepMinutes: report.stepMinutes,
    steps: steps.map((step) => new Date(step * stepMs).toISOString()),
    releases: chosen.map((release) => {
      const points = new Map(release.points.map((point) => [slot(point.at), point]));
      return { ...release, byStep: steps.map((step) => points.get(step) ?? null) };
    }),
  };
}
