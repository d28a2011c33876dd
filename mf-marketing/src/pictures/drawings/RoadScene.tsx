import { color } from '@saltbush/ui';
import { Backdrop } from './Backdrop.tsx';
import type { Backdrop as BackdropName, VehicleShape } from './drawing.ts';
import { Vehicle } from './Vehicle.tsx';

const SCALES: Record<VehicleShape, number> = { van: 2.7, rigid: 1.75, semi: 1.32, 'b-double': 1.12 };

export interface RoadSceneProps {
  vehicle: VehicleShape;
  backdrop: BackdropName;
  /** `right` leaves room for words on the left of a wide picture. */
  place?: 'middle' | 'right';
}

/** A vehicle on the road in the low sun, as flat colour. */
export function RoadScene({ vehicle, backdrop, place = 'middle' }: RoadSceneProps) {
  const isRight = place === 'right';
  return (
    <g>
      <rect width={1600} height={900} fill={color.sand} />
      <rect width={1600} height={470} fill={color.ochreLight} opacity={0.22} />
      <rect width={1600} height={250} fill={color.ochreLight} opacity={0.26} />
      <circle cx={1190} cy={450} r={250} fill={color.ochreLight} opacity={0.3} />
      <circle cx={1190} cy={450} r={150} fill={color.ochreLight} />
      <Backdrop name={backdrop} />
      <rect y={720} width={1600} height={180} fill={color.inkSoft} />
      <rect y={712} width={1600} height={18} fill={color.ochre} />
      {[40, 400, 760, 1120, 1480].map((x) => (
        <rect key={x} x={x} y={846} width={190} height={8} fill={color.sand} opacity={0.8} />
      ))}
      <Vehicle shape={vehicle} x={isRight ? 1080 : 840} y={796} scale={SCALES[vehicle] * (isRight ? 0.86 : 1)} />
    </g>
  );
}
