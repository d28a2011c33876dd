import type { AdvisoriesReport, KnownBad } from '@saltbush/contract/release-api';
import { Notice } from '@saltbush/ui';
import { useReleaseAdvisoriesQuery } from '../api/releaseAdvisories.ts';
import { useStreamedOptions } from '../console/keep-current.ts';

interface Weakness {
  bad: KnownBad;
  /** The releases that have it, such as `mf-quote 1.4.0`. */
  releases: string[];
}

const isGrave = ({ bad: { severity } }: Weakness) => severity === 'high' || severity === 'critical';

/** Each weakness once, since releases mostly share their packages. */
function weaknessesOf({ releases }: AdvisoriesReport): Weakness[] {
  const found = new Map<string, Weakness>();
  for (const { name, version, bad } of releases) {
    for (const one of bad) {
      const key = `${one.package} ${one.version} ${one.id}`;
      const known = found.get(key) ?? { bad: one, releases: [] };
      known.releases.push(`${name} ${version}`);
      found.set(key, known);
    }
  }
  return [...found.values()].sort((one, other) => Number(isGrave(other)) - Number(isGrave(one)));
}

function textOf({ bad, releases }: Weakness): string {
  const { package: name, version, summary, severity, id, fixed } = bad;
  const mend = fixed === null ? 'No version mends it' : `Use ${fixed} or newer`;
  return `${name} ${version}: ${summary} (${severity}, ${id}). ${mend}. In ${releases.join(', ')}.`;
}

/** Live releases that hold a version that the operators' advisories name; nothing where there is none. */
export function KnownWeaknesses() {
  const { currentData: report } = useReleaseAdvisoriesQuery(undefined, useStreamedOptions());
  const weaknesses = report === undefined ? [] : weaknessesOf(report);
  if (report === undefined || weaknesses.length === 0) return null;
  const count = report.releases.length;
  return (
    <Notice
      tone={weaknesses.some(isGrave) ? 'danger' : 'warn'}
      title={count === 1 ? '1 live release has known weaknesses' : `${count} live releases have known weaknesses`}
    >
      {weaknesses.map((one) => (
        <p key={`${one.bad.package} ${one.bad.version} ${one.bad.id}`}>{textOf(one)}</p>
      ))}
    </Notice>
  );
}
