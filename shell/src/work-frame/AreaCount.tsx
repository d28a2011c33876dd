import type { ContributedArea } from '@saltbush/contract/boot';
import { VisuallyHidden } from '@saltbush/ui';
import * as S from './AreaCount.styles.ts';
import { countText } from './countText.ts';
import type { Counts } from './useCounts.ts';

/** How many of an area wait; nothing while that is not known, or none do. */
export function AreaCount({ area, counts }: { area: ContributedArea; counts: Counts }) {
  const value = area.count && counts.get(`${area.count.from} ${area.count.name}`);
  if (!area.count || !value) return null;
  return (
    <S.Count title={`${value} ${area.count.label}`}>
      {countText(value)}
      <VisuallyHidden>{` ${area.count.label}`}</VisuallyHidden>
    </S.Count>
  );
}
