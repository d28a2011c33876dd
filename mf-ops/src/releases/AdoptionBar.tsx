import type { ReleaseHealthReport } from '@saltbush/contract/release-api';
import { color } from '@saltbush/ui';
import * as S from './AdoptionBar.styles.ts';
import { adoption } from './adoption.ts';

const FILLS = [color.saltbush, color.ochreLight, color.control] as const;

/** Shares of the releases in the visits of the last hour. Renders nothing when all visits had one release. */
export function AdoptionBar({ name, report }: { name: string; report: ReleaseHealthReport | undefined }) {
  const parts = adoption(report, name);
  if (parts.length < 2) return null;
  const pieces = parts.map(({ version, percent }, index) => ({
    version,
    percent,
    x: parts.slice(0, index).reduce((sum, part) => sum + part.percent, 0),
    fill: FILLS[Math.min(index, FILLS.length - 1)],
  }));
  return (
    <S.Adoption>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" width="100%" height="6" aria-hidden>
        {pieces.map(({ version, percent, x, fill }) => (
          <rect key={version} x={x} width={percent} height="6" fill={fill} />
        ))}
      </svg>
      {parts.map(({ version, percent }) => `${Math.round(percent)}% of visits on ${version}`).join(', ')}
    </S.Adoption>
  );
}
