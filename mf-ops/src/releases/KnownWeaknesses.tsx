import type { KnownBad } from '@saltbush/contract/release-api';
import { Notice } from '@saltbush/ui';
import { useReleaseAdvisoriesQuery } from '../api/releaseAdvisories.ts';
import { useStreamedOptions } from '../console/keep-current.ts';

const isGrave = ({ severity }: KnownBad) => severity === 'high' || severity === 'critical';

const textOf = ({ package: name, version, summary, severity, id, fixed }: KnownBad) =>
  `${name} ${version}: ${summary} (${severity}, ${id}). ${fixed === null ? 'No version mends it.' : `Use ${fixed} or newer.`}`;

/** Live releases that hold a version that the operators' advisories name; nothing where there is none. */
export function KnownWeaknesses() {
  const { currentData: report } = useReleaseAdvisoriesQuery(undefined, useStreamedOptions());
  return (
    <>
      {report?.releases.map(({ name, version, bad }) => (
        <Notice
          key={`${name} ${version}`}
          tone={bad.some(isGrave) ? 'danger' : 'warn'}
          title={`${name} ${version} holds versions with known weaknesses`}
        >
          {bad.map((one) => (
            <p key={`${one.package} ${one.version} ${one.id}`}>{textOf(one)}</p>
          ))}
        </Notice>
      ))}
    </>
  );
}
