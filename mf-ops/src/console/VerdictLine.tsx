import { Icon, type IconName } from '@saltbush/ui';
import * as S from './VerdictLine.styles.ts';
import type { Verdict } from './verdictOf.ts';
import { verdictText } from './verdictText.ts';

const LOOKS = {
  unvisited: { icon: 'minus', tone: undefined },
  'too-few': { icon: 'clock', tone: undefined },
  fine: { icon: 'check', tone: 'good' },
  slower: { icon: 'alert', tone: 'warn' },
  worse: { icon: 'alert', tone: 'danger' },
} as const satisfies Record<Verdict['status'], { icon: IconName; tone: string | undefined }>;

interface VerdictLineProps {
  verdict: Verdict;
  /** Version it is about, when several are shown together. */
  of?: string;
}

/** How a release does, in a sentence with an icon. */
export function VerdictLine({ verdict, of }: VerdictLineProps) {
  const { icon, tone } = LOOKS[verdict.status];
  return (
    <S.Line data-tone={tone}>
      <Icon name={icon} size={18} />
      <span>
        {of !== undefined && `${of}: `}
        {verdictText(verdict)}
      </span>
    </S.Line>
  );
}
