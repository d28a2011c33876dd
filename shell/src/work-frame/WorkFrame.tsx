import { workplaceOf } from '@saltbush/contract/boot';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageSource } from '../pages/PageSource.ts';
import { areasFor } from './areasFor.ts';
import { currentArea } from './currentArea.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { placesOf } from './placesOf.ts';
import { keepRailWidth } from './railWidth.ts';
import { SessionBar } from './SessionBar.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { useAreaKeys } from './useAreaKeys.ts';
import { useCounts } from './useCounts.ts';
import { useSession } from './useSession.ts';
import { WorkBar } from './WorkBar.tsx';
import * as S from './WorkFrame.styles.ts';
import { WorkRail } from './WorkRail.tsx';
import type { WorkFrameProps } from './work-frame-props.ts';

/**
 * The frame to work in: a bar, a rail with the areas of a place, the page, and a status strip. Phones have the areas in a bar
 * at the bottom.
 */
export function WorkFrame({ visitor, access, mainId, children }: WorkFrameProps) {
  const { pathname } = useLocation();
  const source = usePageSource();
  const [isNarrow, setIsNarrow] = useState(source.live.start.isRailNarrow ?? false);
  const rail = useRef<HTMLElement>(null);
  const all = useMemo(() => areasFor(source.live, visitor), [source, visitor]);
  const place = workplaceOf(access);
  const areas = useMemo(() => all.filter((area) => area.place === place), [all, place]);
  const places = useMemo(() => placesOf(visitor, all, place), [visitor, all, place]);
  const current = currentArea(areas, pathname);
  const session = useSession(visitor);
  const counts = useCounts({ areas, pathname, onRefused: session.look });
  useAreaKeys(areas, rail);

  const onNarrow = (next: boolean) => {
    setIsNarrow(next);
    void keepRailWidth(next);
  };
  const entries = { areas, current, counts };
  return (
    <S.Frame data-frame="work" data-rail={isNarrow ? 'narrow' : undefined}>
      <S.FrameHeight />
      <WorkBar visitor={visitor} places={places} current={place} />
      <SessionBar session={session} />
      <WorkRail {...entries} railRef={rail} isNarrow={isNarrow} onNarrow={onNarrow} />
      <S.Main id={mainId} tabIndex={-1}>
        {children}
      </S.Main>
      <StatusStrip />
      <PhoneBar {...entries} visitor={visitor} places={places} place={place} />
    </S.Frame>
  );
}
