import { color } from '@saltbush/ui';
import { Backdrop } from './Backdrop.tsx';
import type { Backdrop as BackdropName, VehicleShape } from './drawing.ts';
import { Vehicle } from './Vehicle.tsx';

const SCALES: Record<VehicleShape, number> = { van: 2.1, rigid: 1.75, semi: 1.32, 'b-double': 1.12 };

export interface RoadSceneProps {
  vehicle: VehicleShape;
  backdrop: BackdropName;
}

/** A vehicle on the road in the low sun, as flat colour. */
export function RoadScene({ vehicle, backdrop }: RoadSceneProps) {
  return (
    <g>
      <rect width={1600} height={900} fill={color.sand} />
      <rect width={1600} height={470} fill={color.ochreLight} opacity={0.22} />
      <rect width={1600} height={250} fill={color.ochreLight} opacity={0.26} />
      <circle cx={1190} cy={450} r={250} fill={color.ochreLight} opacity={0.3} />
      <circle cx={1190} cy={450} r={150} fill={color.ochreLight} />
      <Backdrop name={backdrop} />
      <rect y={720} width={1600} height={180} fill={color.ink} />
      <rect y={720} width={1600} height={7} fill={color.ochre} opacity={0.7} />
      {[40, 400, 760, 1120, 1480].map((x) => (
        <rect key={x} x={x} y={834} width={190} height={8} fill={color.sand} opacity={0.6} />
      ))}
      <Vehicle shape={vehicle} x={840} y={790} scale={SCALES[vehicle]} />
    </g>
  );
}
