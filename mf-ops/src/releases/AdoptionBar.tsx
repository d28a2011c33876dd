import type { ReleaseHealthReport } from '@saltbush/contract/release-api';
import { color } from '@saltbush/ui';
import { adoption } from '../console/adoption.ts';
import { adoptionText } from '../console/adoptionText.ts';
import * as S from './AdoptionBar.styles.ts';

const FILLS = [color.saltbush, color.ochreLight, color.control] as const;

interface AdoptionBarProps {
  name: string;
  /** The live release. */
  version: string;
  /** For the last hour. */
  report: ReleaseHealthReport | undefined;
}

/** Shares of the releases in the visits of the last hour, in one line. A bar only where there are several. */
export function AdoptionBar({ name, version, report }: AdoptionBarProps) {
  const parts = adoption(report, name);
  const text = adoptionText(report, { name, version });
  if (text === null) return null;
  const pieces = parts.map(({ version: visited, percent }, index) => ({
    visited,
    percent,
    x: parts.slice(0, index).reduce((sum, part) => sum + part.percent, 0),
    fill: FILLS[Math.min(index, FILLS.length - 1)],
  }));
  return (
    <S.Adoption>
      {pieces.length > 1 && (
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" width="100%" height="6" aria-hidden>
          {pieces.map(({ visited, percent, x, fill }) => (
            <rect key={visited} x={x} width={percent} height="6" fill={fill} />
          ))}
        </svg>
      )}
      {text}
    </S.Adoption>
  );
}
