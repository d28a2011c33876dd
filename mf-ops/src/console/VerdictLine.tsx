import type { ReleaseVerdict } from '@saltbush/contract/release-api';
import { Icon, type IconPath, icons } from '@saltbush/ui';
import * as S from './VerdictLine.styles.ts';
import { verdictText } from './verdictText.ts';

const LOOKS = {
  unvisited: { icon: icons.minus, tone: undefined },
  'not-worse': { icon: icons.check, tone: 'good' },
  'looks-worse': { icon: icons.alert, tone: 'warn' },
  worse: { icon: icons.alert, tone: 'danger' },
} as const satisfies Record<ReleaseVerdict['verdict'], { icon: IconPath; tone: string | undefined }>;

interface VerdictLineProps {
  verdict: ReleaseVerdict;
  /** Version it is about, when several are shown together. */
  of?: string;
}

/** What the health watch finds of a release, in a sentence with an icon. */
export function VerdictLine({ verdict, of }: VerdictLineProps) {
  const { icon, tone } = LOOKS[verdict.verdict];
  return (
    <S.Line data-tone={tone}>
      <Icon path={icon} size={18} />
      <span>
        {of !== undefined && `${of}: `}
        {verdictText(verdict)}
      </span>
    </S.Line>
  );
}
