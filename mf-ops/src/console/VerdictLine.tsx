import { Icon, type IconName } from '@saltbush/ui';
import type { Verdict } from './judgeHealth.ts';
import * as S from './VerdictLine.styles.ts';
import { verdictText } from './verdictText.ts';

const LOOKS = {
  unvisited: { icon: 'minus', tone: undefined },
  'too-few': { icon: 'clock', tone: undefined },
  fine: { icon: 'check', tone: 'good' },
  slower: { icon: 'alert', tone: 'warn' },
  worse: { icon: 'alert', tone: 'danger' },
} as const satisfies Record<Verdict['status'], { icon: IconName; tone: string | undefined }>;

/** How a release does, in a sentence and with a sign. */
export function VerdictLine({ verdict }: { verdict: Verdict }) {
  const { icon, tone } = LOOKS[verdict.status];
  return (
    <S.Line data-tone={tone}>
      <Icon name={icon} size={18} />
      <span>{verdictText(verdict)}</span>
    </S.Line>
  );
}
