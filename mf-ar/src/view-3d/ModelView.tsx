import type { ArVehicle } from '@saltbush/freight';
import { FleetSketch } from '../side-view/FleetSketch.tsx';
import { TruckSketch } from '../side-view/TruckSketch.tsx';
import type { Surrounding } from '../tool-address/toolState.ts';
import { sizeInWords } from '../units/units.ts';
import * as S from './ModelView.styles.ts';
import { SurroundingToggles } from './SurroundingToggles.tsx';
import { useModelView } from './useModelView.ts';
import { ViewControls } from './ViewControls.tsx';
import { ViewNotice } from './ViewNotice.tsx';

interface ModelViewProps {
  vehicle: ArVehicle | null;
  scalePercent: number;
  showsDimensions: boolean;
  surroundings: readonly Surrounding[];
  onSurroundings: (surroundings: readonly Surrounding[]) => void;
}

/**
 * The truck to scale without a camera, or all of them before one is chosen: in 3D where the browser can, else a drawing.
 * While that is not known, the drawing is in the page but not seen, unless it takes long or no script runs.
 */
export function ModelView({ vehicle, scalePercent, showsDimensions, surroundings, onSurroundings }: ModelViewProps) {
  const { canvas, state, view, retry } = useModelView({ vehicle, scalePercent, showsDimensions, surroundings });
  const isShown = state === 'ready';
  return (
    <>
      <S.Frame>
        {!isShown && (
          <S.Sketch data-waits={state === 'loading' ? '' : undefined}>
            {vehicle ? <TruckSketch vehicle={vehicle} scalePercent={scalePercent} /> : <FleetSketch />}
          </S.Sketch>
        )}
        {state !== 'unsupported' && (
          <S.Canvas
            ref={canvas}
            data-shown={isShown ? '' : undefined}
            role="img"
            aria-hidden={!isShown}
            aria-label={
              vehicle
                ? `${vehicle.name} in 3D, ${sizeInWords(vehicle)}, beside a person of 1.8 m`
                : 'All six trucks in 3D on one scale, beside a person of 1.8 m'
            }
          />
        )}
        {isShown && view && <ViewControls view={view} />}
      </S.Frame>
      <S.Under>
        {isShown && vehicle ? (
          <SurroundingToggles surroundings={surroundings} onChange={onSurroundings} />
        ) : (
          <ViewNotice state={state} onRetry={retry} />
        )}
      </S.Under>
    </>
  );
}
