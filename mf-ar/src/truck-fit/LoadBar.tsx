import { formatNumber } from '@saltbush/freight';
import * as S from './TruckFitPart.styles.ts';

interface Props {
  term: string;
  /** 0 when it was not asked for yet. */
  used: number;
  /** Null when it depends on the vehicle that is sent. */
  limit: number | null;
  unit: string;
  decimals?: number;
}

const FULL = 100;

/** A figure beside the vehicle's limit, and how much of the limit is used. */
export function LoadBar({ term, used, limit, unit, decimals = 0 }: Props) {
  const share = limit === null ? 0 : (used / limit) * FULL;
  const isOver = share > FULL;
  return (
    <S.Bar data-over={isOver ? '' : undefined}>
      <dt>{term}</dt>
      <dd>
        {used === 0 ? (
          <>Not given{limit !== null && `, up to ${formatNumber(limit)} ${unit}`}</>
        ) : (
          <>
            <strong>{formatNumber(used, decimals)}</strong>
            {limit === null ? ` ${unit}` : ` of ${formatNumber(limit)} ${unit}`}
          </>
        )}
        {isOver && <em>Over</em>}
        {limit !== null && (
          <S.Gauge viewBox={`0 0 ${FULL} 4`} preserveAspectRatio="none" aria-hidden>
            <rect width={FULL} height={4} />
            <rect width={Math.min(share, FULL)} height={4} data-part="used" />
          </S.Gauge>
        )}
      </dd>
    </S.Bar>
  );
}
