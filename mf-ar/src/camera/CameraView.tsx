import type { ArVehicle } from '@saltbush/freight';
import { keepTogether } from '@saltbush/ui';
import { type Ref, useEffect, useMemo, useRef } from 'react';
import { cameraScene } from '../projection/cameraScene.ts';
import { paintPicture, paintScene } from '../projection/paintScene.ts';
import type { Extent } from '../projection/standing.ts';
import { CANVAS_PX } from '../projection/viewing.data.ts';
import { formatMetres, sizeInWords } from '../units/units.ts';
import * as S from './CameraView.styles.ts';

interface CameraViewProps {
  stream: MediaStream;
  vehicle: ArVehicle;
  scalePercent: number;
  showsDimensions: boolean;
  /** Lets the caller save a picture of the canvas. */
  canvasRef: Ref<HTMLCanvasElement>;
}

const REDRAW_MS = 100;

/** Left, top, right and bottom as text, so that tests can compare the drawing with the computed scene. */
const inPixels = ({ left, top, right, bottom }: Extent): string =>
  [left, top, right, bottom].map((pixel) => pixel.toFixed(2)).join(' ');

/** The camera picture with the truck and a person of 1.8 m drawn into it, ten times a second. */
export function CameraView({ stream, vehicle, scalePercent, showsDimensions, canvasRef }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useMemo(() => cameraScene(vehicle, scalePercent), [vehicle, scalePercent]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    // Some browsers block even silent video from playing by itself; the truck is drawn all the same.
    element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [stream]);

  useEffect(() => {
    const draw = () => {
      const context = canvas.current?.getContext('2d');
      if (!context || !video.current) return;
      paintPicture(context, video.current);
      paintScene(context, scene, { showsDimensions });
    };
    draw();
    const timer = setInterval(draw, REDRAW_MS);
    return () => clearInterval(timer);
  }, [scene, showsDimensions]);

  const { truck, person } = scene;
  return (
    <>
      <S.Frame>
        <S.Feed ref={video} muted playsInline autoPlay tabIndex={-1} aria-hidden />
        <S.Canvas
          ref={(element) => {
            canvas.current = element;
            if (typeof canvasRef === 'function') canvasRef(element);
            else if (canvasRef) canvasRef.current = element;
          }}
          width={CANVAS_PX.width}
          height={CANVAS_PX.height}
          role="img"
          aria-label={`${vehicle.name}, ${sizeInWords(vehicle)}, over the camera's picture beside a person of 1.8 m, at ${scalePercent}%`}
          data-truck={inPixels(truck)}
          data-person={inPixels(person)}
        />
      </S.Frame>
      <S.Caption>
        {keepTogether(
          `Drawn as seen from ${formatMetres(scene.distanceM)} away, with the eye at 1.6 m. Hold the device level.`,
        )}
      </S.Caption>
    </>
  );
}
