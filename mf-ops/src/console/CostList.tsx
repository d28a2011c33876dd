import type { ReleaseHealthReport, ReleaseVerdict } from '@saltbush/contract/release-api';
import { VisuallyHidden } from '@saltbush/ui';
import * as S from './CostList.styles.ts';
import { costFacts } from './costFacts.ts';

interface CostListProps {
  verdict: ReleaseVerdict;
  health: ReleaseHealthReport | undefined;
}

/** What a release costs those who visit it, each figure beside that of the release before. */
export function CostList({ verdict, health }: CostListProps) {
  const facts = costFacts({ verdict, health });
  if (facts.length === 0) return null;
  return (
    <S.Facts>
      {facts.map(({ what, now, before }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            {now}
            {before !== null && (
              <S.Before>
                <VisuallyHidden>, </VisuallyHidden>
                {before} before
              </S.Before>
            )}
          </dd>
        </div>
      ))}
    </S.Facts>
  );
}
