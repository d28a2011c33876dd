import { apiError } from '@saltbush/calls';
import { Button, icons } from '@saltbush/ui';
import { useState } from 'react';
import { useReleasePublishersQuery } from '../api/releasePublishers.ts';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useStreamedOptions } from '../console/keep-current.ts';
import { useNow } from '../console/useNow.ts';
import { useReturnFocus } from '../console/useReturnFocus.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import * as T from '../frame/table.styles.ts';
import * as C from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { AddPublisherForm } from './AddPublisherForm.tsx';
import { PolicyCard } from './PolicyCard.tsx';
import * as S from './PublishersPage.styles.ts';

/** Which keys and which CIs may publish which remote. */
export function PublishersPage() {
  const now = useNow();
  const publishers = useReleasePublishersQuery(undefined, useStreamedOptions());
  const [isAdding, setIsAdding] = useState(false);
  const opener = useReturnFocus<HTMLDivElement>(isAdding);
  const failure = apiError(publishers.error);
  const report = publishers.currentData;

  return (
    <ConsoleFrame title="Publishers">
      {!report && !failure && <RowsSkeleton label="Reading the publishers" />}
      {!report && failure && (
        <Trouble
          title="The publishers could not be read"
          error={failure}
          isFetching={publishers.isFetching}
          onRetry={() => void publishers.refetch()}
        />
      )}
      {report && (
        <S.Layout>
          <DeskCard heading="Who may publish">
            <C.Lead>
              A remote with publishers takes only releases that one of them signed. Whoever has a token may publish any
              other.
            </C.Lead>
            {isAdding ? (
              <AddPublisherForm hasRoots={report.hasRoots} onClose={() => setIsAdding(false)} />
            ) : (
              <div ref={opener} tabIndex={-1}>
                <Button size="small" iconBefore={icons.plus} onClick={() => setIsAdding(true)}>
                  Add a publisher
                </Button>
              </div>
            )}
          </DeskCard>
          <S.Policies aria-label="Remotes with publishers">
            {report.policies.length === 0 && (
              <T.Empty>
                <p>No remote has publishers: a token is enough for every one.</p>
              </T.Empty>
            )}
            {report.policies.map((policy) => (
              <PolicyCard key={policy.name} policy={policy} now={now} />
            ))}
          </S.Policies>
        </S.Layout>
      )}
    </ConsoleFrame>
  );
}
