import { Icon, icons, Tooltip } from '@saltbush/ui';
import type { Ref } from 'react';
import { AreaCount } from './AreaCount.tsx';
import { AreaIcon } from './AreaIcon.tsx';
import type { AreaEntries } from './area-entries.ts';
import * as S from './WorkRail.styles.ts';

interface WorkRailProps extends AreaEntries {
  railRef: Ref<HTMLElement>;
  isNarrow: boolean;
  onNarrow: (isNarrow: boolean) => void;
}

/** The areas of a place, beside the page. */
export function WorkRail({ areas, current, counts, railRef, isNarrow, onNarrow }: WorkRailProps) {
  return (
    <S.Rail>
      <S.Areas aria-label="Areas" ref={railRef}>
        {areas.map((area) => (
          <S.AreaLink key={area.path} href={area.path} aria-current={area === current ? 'page' : undefined}>
            <AreaIcon name={area.icon} />
            <S.Label>{area.label}</S.Label>
            <AreaCount area={area} counts={counts} />
            {isNarrow && <Tooltip>{area.label}</Tooltip>}
          </S.AreaLink>
        ))}
      </S.Areas>
      <S.Toggle type="button" aria-expanded={!isNarrow} onClick={() => onNarrow(!isNarrow)}>
        <Icon path={isNarrow ? icons.arrowRight : icons.arrowLeft} size={18} />
        <S.Label>{isNarrow ? 'Widen' : 'Narrow'}</S.Label>
      </S.Toggle>
    </S.Rail>
  );
}
