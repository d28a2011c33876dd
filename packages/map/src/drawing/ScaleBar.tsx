import { formatNumber } from '@saltbush/freight';
import type { MapView, Size } from '../view/map-view.ts';
import { latitudeAt } from '../view/project.ts';
import { scaleBar } from '../view/scaleBar.ts';
import * as S from './ScaleBar.styles.ts';

const LEFT_PX = 12;
const BOTTOM_PX = 12;

/** How long a distance is on the map, at its middle. */
export function ScaleBar({ view, size }: { view: MapView; size: Size }) {
  const { km, widthPx } = scaleBar(view, latitudeAt(view));
  const y = size.heightPx - BOTTOM_PX;
  return (
    <>
      <S.Bar d={`M${LEFT_PX} ${y - 5}v5h${widthPx.toFixed(1)}v-5`} />
      <S.Length x={LEFT_PX + 6} y={y - 8}>
        {formatNumber(km)} km
      </S.Length>
    </>
  );
}
