import { type KeyboardEvent, useRef } from 'react';
import { Land } from './drawing/Land.tsx';
import { Names } from './drawing/Names.tsx';
import { ScaleBar } from './drawing/ScaleBar.tsx';
import { Way } from './drawing/Way.tsx';
import * as S from './FreightMap.styles.ts';
import type { MapWay } from './map-types.ts';
import { actOfKey } from './view/actOfKey.ts';
import { useGestures } from './view/useGestures.ts';
import { useMapView } from './view/useMapView.ts';
import { useSize } from './view/useSize.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

export interface FreightMapProps extends MapWay {
  /** What the map shows, in words, for those who do not see it. */
  label: string;
  /** Whether the position is reported right now. */
  isLive?: boolean;
}

/**
 * A map of Australia with the way of one consignment. It fits itself to the way until somebody moves it: by the buttons,
 * by + − 0 and the arrow keys while one of them has the focus, by dragging, two fingers, or the wheel with Ctrl.
 */
export function FreightMap({ label, isLive = false, ...way }: FreightMapProps) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const size = useSize(frame);
  const places = [...way.path, way.latest, way.pickup, way.delivery].flatMap((place) => (place ? [place] : []));
  const { view, ...moves } = useMapView(places, size);
  useGestures(drawing, moves);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOfKey(event.key);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(moves);
  };
  return (
    <S.Frame ref={frame} aria-label="Map" onKeyDown={onKeyDown}>
      <S.Drawing
        ref={drawing}
        role="img"
        aria-label={label}
        width={size.widthPx}
        height={size.heightPx}
        viewBox={`0 0 ${size.widthPx} ${size.heightPx}`}
      >
        <g
          transform={`translate(${size.widthPx / 2} ${size.heightPx / 2}) scale(${view.scale}) translate(${-view.x} ${-view.y})`}
        >
          <Land />
        </g>
        <Way way={way} view={view} size={size} isLive={isLive} />
        <Names way={way} view={view} size={size} />
        <ScaleBar view={view} size={size} />
      </S.Drawing>
      <ZoomButtons {...moves} />
    </S.Frame>
  );
}
