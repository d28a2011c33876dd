import type { LiveRelease, ReleaseVerdict } from '@saltbush/contract/release-api';
import { icons, TextLink } from '@saltbush/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { RollbackAct } from '../console/acts/RollbackAct.tsx';
import { type LiveVerdicts, worstOf } from '../console/liveVerdicts.ts';
import { Moment } from '../console/Moment.tsx';
import { SlownessLine } from '../console/SlownessLine.tsx';
import { slowest } from '../console/slowest.ts';
import { troubleText } from '../console/troubleText.ts';
import { VerdictLine } from '../console/VerdictLine.tsx';
import * as S from './NeedsALook.styles.ts';
import { ReleaseCost } from './ReleaseCost.tsx';

interface NeedsALookProps {
  live: LiveRelease;
  verdicts: LiveVerdicts;
  /** Milliseconds. */
  now: number;
  refetch: () => unknown;
  /** Called when its form opens and closes. */
  onAnswering: (isAnswering: boolean) => void;
  /** Called when the card disappears while it has the focus, to move the focus elsewhere. */
  onFocusLost: () => void;
}

const TONES = {
  worse: 'danger',
  'looks-worse': 'warn',
  'not-worse': undefined,
  unvisited: undefined,
} as const satisfies Record<ReleaseVerdict['verdict'], string | undefined>;

/** A release that does worse than the one before: what is wrong, since when, a rollback button, and what it costs. */
export function NeedsALook({ live, verdicts, now, refetch, onAnswering, onFocusLost }: NeedsALookProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const lostFocus = useRef(onFocusLost);

  const { version, by, verdict } = worstOf(live, verdicts);
  const slower = verdict && slowest(verdict);
  useLayoutEffect(() => {
    const own = card.current;
    return () => {
      if (own?.contains(document.activeElement)) lostFocus.current();
    };
  }, []);

  return (
    <S.Card
      ref={card}
      aria-labelledby={id}
      data-tone={verdict ? (TONES[verdict.verdict] ?? (slower ? 'warn' : undefined)) : undefined}
    >
      <h2 id={id}>
        {live.name} {version}
      </h2>
      {verdict && (
        <S.Verdict>
          <VerdictLine verdict={verdict} />
        </S.Verdict>
      )}
      {slower !== null && verdict && (
        <>
          <S.Verdict>
            <SlownessLine verdict={verdict} />
          </S.Verdict>
          <S.Since>
            For that the gateway goes back by itself only where it was told to, and on more evidence. Look, and decide.
          </S.Since>
        </>
      )}
      {verdict?.verdict === 'looks-worse' && (
        <S.Since>Too few networks say so for the gateway to roll it back by itself. Look, and decide.</S.Since>
      )}
      <S.Since>
        {by.share === 100 ? 'Went live' : `Went to ${by.share}% of visitors`} <Moment at={by.since} now={now} />, by{' '}
        {by.actor}: {by.reason}
      </S.Since>
      <S.Acts>
        <RollbackAct
          live={live}
          trouble={verdict && troubleText(verdict)}
          refetch={refetch}
          onAnswering={onAnswering}
        />
        <TextLink href={`/ops/releases/${live.name}`} iconAfter={icons.arrowRight}>
          See its figures
        </TextLink>
        {live.lastGood !== null && (
          <TextLink href={`/ops/releases/${live.name}/compare`} iconAfter={icons.arrowRight}>
            What changed
          </TextLink>
        )}
      </S.Acts>
      {verdict && <ReleaseCost verdict={verdict} />}
    </S.Card>
  );
}
