import { formatTimeOfDay } from '@saltbush/freight';
import * as S from '../record/record.styles.ts';

interface Props {
  /** Milliseconds of the last answer; null before the first. */
  atMs: number | null;
  /** The last check got no answer. */
  isLate: boolean;
}

/** How fresh the page is, by the reader's own clock. */
export function CheckedAt({ atMs, isLate }: Props) {
  if (atMs === null) return null;
  const at = new Date(atMs);
  const time = formatTimeOfDay(at.getHours() * 60 + at.getMinutes());
  return (
    <S.Small data-print="hide">
      {isLate ? `Could not check since ${time}. We keep trying.` : `Checked at ${time}. This page checks by itself.`}
    </S.Small>
  );
}
