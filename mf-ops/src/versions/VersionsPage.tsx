import { apiError } from '@saltbush/calls';
import { Notice } from '@saltbush/ui';
import { useLiveReleasesQuery } from '../api/liveReleases.ts';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useStreamedOptions } from '../console/keep-current.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { VersionsTable } from './VersionsTable.tsx';
import { versionMatrix } from './versionMatrix.ts';

/** Which contract, tooling and shared packages each live release was built for, and which of them lag behind the host. */
export function VersionsPage() {
  const { currentData, error, isFetching, refetch } = useLiveReleasesQuery(undefined, useStreamedOptions());
  const failure = apiError(error);
  const matrix = currentData && versionMatrix(currentData.live);

  return (
    <ConsoleFrame title="What runs what">
      {!matrix && !failure && <RowsSkeleton label="Reading what is live" />}
      {!matrix && failure && (
        <Trouble
          title="What is live could not be read"
          error={failure}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {matrix && matrix.rows.length === 0 && (
        <Notice title="Nothing to compare">No live release says what it was built for.</Notice>
      )}
      {matrix && matrix.rows.length > 0 && <VersionsTable matrix={matrix} />}
    </ConsoleFrame>
  );
}
