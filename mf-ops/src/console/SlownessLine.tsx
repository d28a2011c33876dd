import type { ReleaseVerdict } from '@saltbush/contract/release-api';
import { Icon, icons } from '@saltbush/ui';
import { slownessText } from './slownessText.ts';
import * as S from './VerdictLine.styles.ts';

/** That visitors wait longer for a release than for the one before; nothing when they do not. */
export function SlownessLine({ verdict, of }: { verdict: ReleaseVerdict; of?: string }) {
  const words = slownessText(verdict);
  if (words === null) return null;
  return (
    <S.Line data-tone="warn">
      <Icon path={icons.clock} size={18} />
      <span>
        {of !== undefined && `${of}: `}
        {words}
      </span>
    </S.Line>
  );
}
