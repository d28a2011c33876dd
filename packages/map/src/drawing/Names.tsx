import { placeLabels } from '../labels/placeLabels.ts';
import type { MapWay } from '../map-types.ts';
import type { MapView, Size } from '../view/map-view.ts';
import * as S from './Names.styles.ts';

/** Names of places, roads, states and seas, with the dots of towns. */
export function Names({ way, view, size }: { way: MapWay; view: MapView; size: Size }) {
  return placeLabels(way, view, size).map(({ key, text, kind, at, anchor, dot, turn }) => (
    <g key={key}>
      {dot && <S.Town cx={dot.x} cy={dot.y} r={kind === 'capital' ? 4 : 2.75} data-kind={kind} />}
      <S.Name
        x={at.x}
        y={at.y}
        data-kind={kind}
        textAnchor={anchor}
        transform={turn === 0 ? undefined : `rotate(${turn.toFixed(1)} ${at.x} ${at.y})`}
      >
        {text}
      </S.Name>
    </g>
  ));
}
