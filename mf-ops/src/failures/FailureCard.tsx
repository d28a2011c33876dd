import type { Failure } from '@saltbush/contract/release-api';
import { TextLink } from '@saltbush/ui';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { FailureFacts } from './FailureFacts.tsx';
import * as S from './FailuresPage.styles.ts';
import { failureTitle } from './failure-words.ts';
import { SourceLines } from './SourceLines.tsx';
import { tellingFrame } from './tellingFrame.ts';

/** One cause in the list. */
export function FailureCard({ failure, now }: { failure: Failure; now: number }) {
  const frame = tellingFrame(failure.frames);
  return (
    <DeskCard heading={`${failure.remote}: ${failureTitle(failure)}`}>
      <S.Columns>
        <S.Code>
          {frame ? <SourceLines frame={frame} /> : <p>Nothing that it threw says where.</p>}
          <TextLink href={`/ops/failures/${failure.id}`}>Visits and stack</TextLink>
        </S.Code>
        <FailureFacts failure={failure} now={now} />
      </S.Columns>
    </DeskCard>
  );
}
