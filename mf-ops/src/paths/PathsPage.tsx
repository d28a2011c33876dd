import { apiError } from '@saltbush/calls';
import { Button, icons } from '@saltbush/ui';
import { useState } from 'react';
import { useReleaseRoutesQuery } from '../api/releaseRoutes.ts';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useStreamedOptions } from '../console/keep-current.ts';
import { useNow } from '../console/useNow.ts';
import { useReturnFocus } from '../console/useReturnFocus.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import * as C from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { GrantForm } from './GrantForm.tsx';
import { GrantList } from './GrantList.tsx';
import { PathList } from './PathList.tsx';
import * as S from './PathsPage.styles.ts';

/** Which remote has which path, and what operators granted. */
export function PathsPage() {
  const now = useNow();
  const routes = useReleaseRoutesQuery(undefined, useStreamedOptions());
  const [isGranting, setIsGranting] = useState(false);
  const opener = useReturnFocus<HTMLDivElement>(isGranting);
  const failure = apiError(routes.error);
  const report = routes.currentData;

  return (
    <ConsoleFrame title="Paths">
      {!report && !failure && <RowsSkeleton label="Reading the paths" />}
      {!report && failure && (
        <Trouble
          title="The paths could not be read"
          error={failure}
          isFetching={routes.isFetching}
          onRetry={() => void routes.refetch()}
        />
      )}
      {report && (
        <S.Layout>
          <DeskCard heading="Grants">
            <C.Lead>A remote may have a path of another one only if you grant it.</C.Lead>
            {isGranting ? (
              <GrantForm report={report} onClose={() => setIsGranting(false)} />
            ) : (
              <div ref={opener} tabIndex={-1}>
                <Button size="small" iconBefore={icons.plus} onClick={() => setIsGranting(true)}>
                  Grant a path
                </Button>
              </div>
            )}
            <GrantList grants={report.grants} now={now} />
          </DeskCard>
          <PathList routes={report.routes} />
        </S.Layout>
      )}
    </ConsoleFrame>
  );
}
