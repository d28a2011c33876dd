import { Icon, icons } from '@saltbush/ui';
import * as S from './FreightMap.styles.ts';
import { ZOOM_STEP } from './view/actOfKey.ts';
import type { MapMoves } from './view/useMapView.ts';

/** Four corners of a frame. */
const CORNERS = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';

interface ZoomButtonsProps extends Omit<MapMoves, 'pan'> {
  isMoved: boolean;
}

/** Closer, farther, and back to all of the way. */
export function ZoomButtons({ zoom, showAll, isMoved }: ZoomButtonsProps) {
  return (
    <S.Buttons data-print="hide">
      <S.Zoom type="button" aria-label="Zoom in" onClick={() => zoom(ZOOM_STEP)}>
        <Icon path={icons.plus} size={20} />
      </S.Zoom>
      <S.Zoom type="button" aria-label="Zoom out" onClick={() => zoom(1 / ZOOM_STEP)}>
        <Icon path={icons.minus} size={20} />
      </S.Zoom>
      <S.Zoom type="button" aria-label="Show all of the way" aria-disabled={!isMoved || undefined} onClick={showAll}>
        <Icon path={CORNERS} size={20} />
      </S.Zoom>
    </S.Buttons>
  );
}
