import type { LiveRelease } from '@saltbush/contract/release-api';
import { TextLink } from '@saltbush/ui';
import { useId } from 'react';
import { RollbackAct } from '../console/acts/RollbackAct.tsx';
import type { LiveVerdicts } from '../console/healthFigures.ts';
import { Moment } from '../console/Moment.tsx';
import { VerdictLine } from '../console/VerdictLine.tsx';
import { verdictText } from '../console/verdictText.ts';
import { worstOf } from '../console/worstOf.ts';
import * as S from './NeedsALook.styles.ts';

interface NeedsALookProps {
  live: LiveRelease;
  verdicts: LiveVerdicts;
  /** In milliseconds. */
  now: number;
  refetch: () => unknown;
}

/** A release that does worse than the one before: what is wrong, since when, and the way back. */
export function NeedsALook({ live, verdicts, now, refetch }: NeedsALookProps) {
  const id = useId();
  const { version, by, verdict } = worstOf(live, verdicts);
  return (
    <S.Card aria-labelledby={id} data-tone={verdict.status === 'worse' ? undefined : 'warn'}>
      <h2 id={id}>
        {live.name} {version}
      </h2>
      <S.Verdict>
        <VerdictLine verdict={verdict} />
      </S.Verdict>
      <S.Since>
        {by.share === 100 ? 'Live' : `Live for ${by.share}% of visitors`} since <Moment at={by.since} now={now} />, by{' '}
        {by.actor}: {by.reason}
      </S.Since>
      <S.Acts>
        <RollbackAct live={live} trouble={verdictText(verdict)} refetch={refetch} />
        <TextLink href={`/ops/releases/${live.name}`} iconAfter="arrow-right">
          See its figures
        </TextLink>
      </S.Acts>
    </S.Card>
  );
}
