import { Button, icons, ReasonList, VisuallyHidden } from '@saltbush/ui';
import { useId, useState } from 'react';
import type { Camera } from '../camera/useCamera.ts';
import type { ScalePercent } from '../tool-address/toolState.ts';
import * as S from './StageControls.styles.ts';

interface StageControlsProps {
  hasVehicle: boolean;
  camera: Camera;
  scalePercent: ScalePercent;
  showsDimensions: boolean;
  onStart: () => void;
  onStop: () => void;
  onScale: () => void;
  onDimensions: () => void;
  onPicture: () => void;
}

/** Buttons of the view, within reach of the thumb on a phone. */
export function StageControls(props: StageControlsProps) {
  const { hasVehicle, camera, scalePercent, showsDimensions } = props;
  const reasonId = useId();
  const [isScaled, setIsScaled] = useState(false);
  const isRunning = camera.status === 'on' || camera.status === 'starting';
  const described = hasVehicle ? undefined : reasonId;
  return (
    <div>
      <S.Buttons>
        {isRunning ? (
          <Button iconBefore={icons.close} onClick={props.onStop}>
            Stop AR View
          </Button>
        ) : (
          <Button iconBefore={icons.camera} disabled={!hasVehicle} aria-describedby={described} onClick={props.onStart}>
            Start AR View
          </Button>
        )}
        <Button variant="secondary" disabled={!hasVehicle} aria-describedby={described} onClick={props.onDimensions}>
          {showsDimensions ? 'Hide Dimensions' : 'Show Dimensions'}
        </Button>
        <Button
          variant="secondary"
          disabled={!hasVehicle}
          aria-describedby={described}
          onClick={() => {
            setIsScaled(true);
            props.onScale();
          }}
        >
          Scale {scalePercent}%
        </Button>
        {camera.status === 'on' && (
          <Button variant="secondary" iconBefore={icons.download} onClick={props.onPicture}>
            Save Picture
          </Button>
        )}
      </S.Buttons>
      <VisuallyHidden aria-live="polite">{isScaled ? `Scale ${scalePercent}%` : ''}</VisuallyHidden>
      {!hasVehicle && (
        <S.Reasons>
          <ReasonList id={reasonId} title="To start" reasons={['Choose a vehicle']} />
        </S.Reasons>
      )}
    </div>
  );
}
