import { apiError } from '@saltbush/calls';
import { WayBack } from '@saltbush/ui';
import { useParams } from 'react-router-dom';
import { useFailureQuery } from '../api/failures.ts';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useHealthOptions } from '../console/keep-current.ts';
import { Moment } from '../console/Moment.tsx';
import { useNow } from '../console/useNow.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import * as C from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { ExampleVisits } from './ExampleVisits.tsx';
import { FailureFacts } from './FailureFacts.tsx';
import * as S from './FailuresPage.styles.ts';
import { failureTitle, visitsText } from './failure-words.ts';
import { MarkSeen } from './MarkSeen.tsx';
import { SourceLines } from './SourceLines.tsx';

/** One cause: its stack in the sources, the releases that have it, and visits that met it. */
export function FailurePage() {
  const now = useNow();
  const { id = '' } = useParams();
  const answer = useFailureQuery(id, useHealthOptions());
  const trouble = apiError(answer.error);
  const detail = answer.currentData;
  const title = detail ? `${detail.failure.remote}: ${failureTitle(detail.failure)}` : 'What fails';

  return (
    <ConsoleFrame title={title} above={<WayBack href="/ops/failures">What fails</WayBack>}>
      {!detail && !trouble && <RowsSkeleton label="Reading the failure" />}
      {!detail && trouble && (
        <Trouble
          title="The failure could not be read"
          error={trouble}
          isFetching={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {detail && (
        <S.Columns>
          <S.List>
            <DeskCard heading="Stack in the sources">
              {detail.failure.frames.length === 0 && <C.Lead>Nothing that it threw says where.</C.Lead>}
              {detail.failure.frames.map((frame, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a function that calls itself has the same place twice
                <SourceLines key={index} frame={frame} />
              ))}
            </DeskCard>
            <ExampleVisits examples={detail.examples} now={now} />
          </S.List>
          <S.List>
            <DeskCard heading="Who met it">
              <FailureFacts failure={detail.failure} now={now} />
              <MarkSeen failure={detail.failure} />
            </DeskCard>
            {detail.failure.side !== 'api' && (
              <DeskCard heading="Releases that have it">
                <C.Facts>
                  {detail.failure.releases.map(({ version, visits, lastAt, activated }) => (
                    <div key={version}>
                      <dt>{version}</dt>
                      <dd>
                        {visitsText(visits)}, last <Moment at={lastAt} now={now} />
                        {activated && `; shipped by ${activated.actor}: ${activated.reason}`}
                      </dd>
                    </div>
                  ))}
                </C.Facts>
              </DeskCard>
            )}
          </S.List>
        </S.Columns>
      )}
    </ConsoleFrame>
  );
}
