import type { ArVehicle } from '@saltbush/freight';
import { sizeInWords } from '../units/units.ts';
import * as S from './outline.styles.ts';
import { PersonOutline } from './PersonOutline.tsx';
import { VehicleOutline } from './VehicleOutline.tsx';

/** Width to height of the stage. All views share it, so that the page does not move when one replaces another. */
const STAGE_RATIO = 8 / 5;
const MARGIN_M = 0.8;
const PERSON_AHEAD_M = 1;

/** One truck from the side beside a person of 1.8 m, on one scale. Shown where there is no 3D view. */
export function TruckSketch({ vehicle, scalePercent }: { vehicle: ArVehicle; scalePercent: number }) {
  const { lengthM, heightM } = vehicle;
  const wholeM = Math.max(lengthM + PERSON_AHEAD_M * 2 + MARGIN_M, (heightM + 2 * MARGIN_M) * STAGE_RATIO);
  const frontX = (wholeM + lengthM - PERSON_AHEAD_M) / 2;
  const widthM = (wholeM * 100) / scalePercent;
  // When magnified, the front of the truck and the person stay visible.
  const left = scalePercent > 100 ? frontX + PERSON_AHEAD_M * 2 - widthM : (wholeM - widthM) / 2;
  const shownM = widthM / STAGE_RATIO;
  const top = -shownM * 0.72;
  return (
    <S.Drawing
      viewBox={`${left.toFixed(2)} ${top.toFixed(2)} ${widthM.toFixed(2)} ${shownM.toFixed(2)}`}
      role="img"
      aria-label={`${vehicle.name} from the side, ${sizeInWords(vehicle)}, beside a person of 1.8 m`}
    >
      <S.Ground x1={left} y1={0} x2={left + widthM} y2={0} />
      <VehicleOutline vehicle={vehicle} frontX={frontX} groundY={0} />
      <PersonOutline x={frontX + PERSON_AHEAD_M} groundY={0} />
    </S.Drawing>
  );
}
