import { formatTimeOfDay } from '@saltbush/freight';
import * as S from '../record/record.styles.ts';

interface Props {
  /** Time of the last answer in milliseconds; null before the first. */
  atMs: number | null;
  /** Whether the last check got no answer. */
  isLate: boolean;
}

/** When the page was last refreshed, by the reader's own clock. */
export function CheckedAt({ atMs, isLate }: Props) {
  if (atMs === null) return null;
  const at = new Date(atMs);
  const time = formatTimeOfDay(at.getHours() * 60 + at.getMinutes());
  return (
    <S.Small data-print="hide">
      {isLate
        ? `Could not check since ${time} on your clock. We keep trying.`
        : `Checked at ${time} on your clock. This page checks by itself.`}
    </S.Small>
  );
}
