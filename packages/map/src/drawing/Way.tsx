import type { MapWay } from '../map-types.ts';
import { type MapView, pixelOf, type Size } from '../view/map-view.ts';
import { type Flat, type Place, unitsPerKm } from '../view/project.ts';
import { wayLines } from '../wayLines.ts';
import * as S from './Way.styles.ts';

interface WayProps {
  way: MapWay;
  view: MapView;
  size: Size;
  /** Whether the position is reported right now. */
  isLive: boolean;
}

const M_PER_KM = 1000;

const lineOf = (line: readonly Flat[]): string =>
  `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** Where the freight has been, where it is and how exact that is, and what is left in a straight line. */
export function Way({ way, view, size, isLive }: WayProps) {
  const { latest, pickup, delivery } = way;
  const pixel = (place: Place) => pixelOf(place, view, size);
  const lines = wayLines(way);
  const [been, left] = [lines.been.map(pixel), lines.left.map(pixel)];
  const here = latest && pixel(latest);
  const accuracyPx = latest ? ((latest.accuracyM ?? 0) / M_PER_KM) * unitsPerKm(latest.latitude) * view.scale : 0;
  const [from, to] = [pickup && pixel(pickup), delivery && pixel(delivery)];
  return (
    <>
      {left.length > 1 && <S.Left d={lineOf(left)} />}
      {been.length > 1 && (
        <>
          <S.Casing d={lineOf(been)} />
          <S.Been d={lineOf(been)} />
        </>
      )}
      {from && <S.Pickup cx={from.x} cy={from.y} r={6} />}
      {to && <S.Delivery x={to.x - 6} y={to.y - 6} width={12} height={12} rx={2} />}
      {here && (
        <>
          {accuracyPx > 10 && <S.Accuracy cx={here.x} cy={here.y} r={accuracyPx} />}
          {isLive && <S.Pulse cx={here.x} cy={here.y} r={9} />}
          <S.Here cx={here.x} cy={here.y} r={8} />
        </>
      )}
    </>
  );
}
