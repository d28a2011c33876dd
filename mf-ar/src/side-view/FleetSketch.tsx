import { arVehicles } from '@saltbush/freight';
import * as S from './outline.styles.ts';
import { PersonOutline } from './PersonOutline.tsx';
import { VehicleOutline } from './VehicleOutline.tsx';

const WIDTH_M = 25.6;
const HEIGHT_M = 16;
const MARGIN_M = 1;
const GAP_M = 1.2;

const ROWS = [
  { groundY: 4.2, ids: ['8t-truck', '4t-truck', '1t-van'] },
  { groundY: 9.7, ids: ['semi', '12t-tailgate'] },
  { groundY: 15.2, ids: ['b-double'] },
] as const;

/** All six vehicles on one scale with a person: the tool's first view. */
export function FleetSketch() {
  const vehicles = arVehicles();
  return (
    <S.Drawing
      viewBox={`0 0 ${WIDTH_M} ${HEIGHT_M}`}
      role="img"
      aria-label={`${vehicles.map(({ name }) => name).join(', ')} from the side on one scale, with a person of 1.8 m`}
    >
      {ROWS.map(({ groundY, ids }) => {
        let backX = MARGIN_M;
        return (
          <g key={groundY}>
            <S.Ground x1={0} y1={groundY} x2={WIDTH_M} y2={groundY} />
            {ids.map((id) => {
              const vehicle = vehicles.find((one) => one.id === id);
              if (!vehicle) return null;
              const frontX = backX + vehicle.lengthM;
              backX = frontX + GAP_M;
              return <VehicleOutline key={id} vehicle={vehicle} frontX={frontX} groundY={groundY} />;
            })}
            <PersonOutline x={backX} groundY={groundY} />
          </g>
        );
      })}
    </S.Drawing>
  );
}
