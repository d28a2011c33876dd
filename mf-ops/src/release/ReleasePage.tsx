import { apiError } from '@saltbush/calls';
import { usePageTitle } from '@saltbush/contract';
import { ButtonLink, Notice, WayBack } from '@saltbush/ui';
import { useParams } from 'react-router-dom';
import { useLiveReleasesQuery } from '../api/liveReleases.ts';
import { useReleasesOfQuery } from '../api/releasesOf.ts';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useStreamedOptions } from '../console/keep-current.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import * as S from '../frame/Trouble.styles.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { ReleaseSheet } from './ReleaseSheet.tsx';

/** A remote or the host: health of its releases, acts and history. */
export function ReleasePage() {
  const { name = '' } = useParams();
  const options = useStreamedOptions();
  const report = useLiveReleasesQuery(undefined, options);
  const releases = useReleasesOfQuery(name, options);
  const live = report.currentData?.live.find((release) => release.name === name);
  const retired = report.currentData?.retired.find((remote) => remote.name === name);
  const failure = apiError(releases.error ?? report.error);
  const isRead = report.currentData !== undefined && releases.currentData !== undefined;

  usePageTitle(isRead ? `Releases of ${name}` : null);

  const refetch = () => {
    void report.refetch();
    void releases.refetch();
  };

  return (
    <ConsoleFrame title={name} above={<WayBack href="/ops/releases">Releases</WayBack>}>
      {releases.currentData && report.currentData && (
        <ReleaseSheet
          key={name}
          {...{ name, refetch }}
          live={live ?? null}
          retired={retired ?? null}
          detail={releases.currentData}
        />
      )}
      {!isRead && !failure && <RowsSkeleton label={`Reading the releases of ${name}`} />}
      {!isRead && failure?.status === 404 && (
        <Notice tone="warn" title={`Nothing was ever published as ${name}`}>
          <p>Check the name, or look through what is live.</p>
          <S.Way>
            <ButtonLink size="small" variant="secondary" href="/ops/releases">
              All releases
            </ButtonLink>
          </S.Way>
        </Notice>
      )}
      {!isRead && failure && failure.status !== 404 && (
        <Trouble
          title={`The releases of ${name} could not be read`}
          error={failure}
          isFetching={report.isFetching || releases.isFetching}
          onRetry={refetch}
        />
      )}
    </ConsoleFrame>
  );
}
