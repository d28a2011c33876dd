import type { ArVehicle } from '@saltbush/freight';
import { FleetSketch } from '../side-view/FleetSketch.tsx';
import { TruckSketch } from '../side-view/TruckSketch.tsx';
import type { Surrounding } from '../tool-address/toolState.ts';
import { sizeInWords } from '../vehicles/units.ts';
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

/** The truck to scale without a camera: a drawing at once, in 3D as soon as that has loaded. */
export function ModelView({ vehicle, scalePercent, showsDimensions, surroundings, onSurroundings }: ModelViewProps) {
  const { canvas, state, view, retry } = useModelView(
    vehicle && { vehicle, scalePercent, showsDimensions, surroundings },
  );
  if (!vehicle) {
    return (
      <S.Frame>
        <FleetSketch />
      </S.Frame>
    );
  }
  const isShown = state === 'ready';
  return (
    <>
      <S.Frame>
        {!isShown && <TruckSketch vehicle={vehicle} scalePercent={scalePercent} />}
        {state !== 'unsupported' && (
          <S.Canvas
            ref={canvas}
            data-shown={isShown ? '' : undefined}
            role="img"
            aria-hidden={!isShown}
            aria-label={`${vehicle.name} in 3D, ${sizeInWords(vehicle)}, beside a person of 1.8 m`}
          />
        )}
        {isShown && view && <ViewControls view={view} />}
      </S.Frame>
      <S.Under>
        {isShown ? (
          <SurroundingToggles surroundings={surroundings} onChange={onSurroundings} />
        ) : (
          <ViewNotice state={state} onRetry={retry} />
        )}
      </S.Under>
    </>
  );
}
