import { apiError } from '@saltbush/calls';
import { usePageTitle } from '@saltbush/contract';
import { Notice, WayBack } from '@saltbush/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useLiveReleasesQuery } from '../api/liveReleases.ts';
import { useReleaseManifestQuery } from '../api/releaseManifest.ts';
import { useReleasesOfQuery } from '../api/releasesOf.ts';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useStreamedOptions } from '../console/keep-current.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import * as S from './ComparePage.styles.ts';
import { CompareSheet } from './CompareSheet.tsx';
import { usualPair } from './usualPair.ts';
import { VersionPair } from './VersionPair.tsx';

/** Two releases of one name beside each other: what changed, and what it weighs. Which two is in the address. */
export function ComparePage() {
  const { name = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const options = useStreamedOptions();
  const report = useLiveReleasesQuery(undefined, options);
  const stored = useReleasesOfQuery(name, options);
  const versions = (stored.currentData?.releases ?? []).map(({ version }) => version);
  const live = report.currentData?.live.find((release) => release.name === name);
  const isRead = report.currentData !== undefined && stored.currentData !== undefined;
  const usual = usualPair(versions, live ?? null);
  const [from, to] = [address.get('from') ?? usual.from, address.get('to') ?? usual.to];
  const before = useReleaseManifestQuery({ name, version: from ?? '' }, { skip: !isRead || from === null });
  const after = useReleaseManifestQuery({ name, version: to ?? '' }, { skip: !isRead || to === null });
  const failure = apiError(report.error ?? stored.error ?? before.error ?? after.error);
  const [first, second] = [before.currentData, after.currentData];

  usePageTitle(isRead ? `Compare releases of ${name}` : null);

  const retry = () => {
    for (const { error, refetch } of [report, stored, before, after]) if (error) void refetch();
  };

  return (
    <ConsoleFrame
      title={`Compare releases of ${name}`}
      above={<WayBack href={`/ops/releases/${name}`}>{name}</WayBack>}
    >
      {isRead && versions.length < 2 && (
        <Notice title="There is nothing to compare yet">
          Only one release of {name} is in the store. Come back once the next one was published.
        </Notice>
      )}
      {isRead && versions.length > 1 && (
        <VersionPair
          {...{ versions, from, to }}
          liveVersion={live?.version ?? null}
          onChoose={(pair) => setAddress(pair, { replace: true })}
        />
      )}
      {!failure && (!isRead || (from !== null && to !== null && !(first && second))) && (
        <RowsSkeleton label={`Reading the releases of ${name}`} />
      )}
      {failure && (
        <Trouble
          title={`The releases of ${name} could not be compared`}
          error={failure}
          isFetching={report.isFetching || stored.isFetching || before.isFetching || after.isFetching}
          onRetry={retry}
        />
      )}
      {first && second && versions.length > 1 && (
        <S.Sheet>
          <CompareSheet from={first} to={second} />
        </S.Sheet>
      )}
    </ConsoleFrame>
  );
}
