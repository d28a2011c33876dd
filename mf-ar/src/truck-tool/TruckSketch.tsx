import type { ArVehicle } from '@saltbush/freight';
import * as S from './TruckSketch.styles.ts';
import { truckDrawing } from './truckDrawing.ts';
import { formatMetres } from './units.ts';

/** Side view of a truck and a person on one scale. */
export function TruckSketch({ vehicle }: { vehicle: ArVehicle }) {
  const { widthM, heightM, groundY, loads, cab, glass, chassis, wheels, person } = truckDrawing(vehicle);
  const size = `${formatMetres(vehicle.lengthM)} long and ${formatMetres(vehicle.heightM)} high`;
  return (
    <S.Figure>
      <svg
        viewBox={`0 0 ${widthM} ${heightM}`}
        role="img"
        aria-label={`${vehicle.name}: ${size}, beside a person of 1.8 m`}
      >
        <S.Chassis {...chassis} />
        {loads.map((load) => (
          <S.Load key={load.x} {...load} rx={0.05} />
        ))}
        <S.Cab {...cab} rx={0.18} />
        <S.Glass {...glass} rx={0.08} />
        {wheels.map(({ cx, cy, r }) => (
          <S.Wheel key={cx} cx={cx} cy={cy} r={r} />
        ))}
        <S.Person>
          <circle cx={person.x} cy={groundY - person.height + 0.14} r={0.14} />
          <rect x={person.x - 0.22} y={groundY - person.height + 0.32} width={0.44} height={0.75} rx={0.14} />
          <rect x={person.x - 0.17} y={groundY - 0.8} width={0.14} height={0.8} rx={0.06} />
          <rect x={person.x + 0.03} y={groundY - 0.8} width={0.14} height={0.8} rx={0.06} />
        </S.Person>
        <S.Ground x1={0} y1={groundY} x2={widthM} y2={groundY} />
      </svg>
      <figcaption>
        {vehicle.name}, {size}. The person is 1.8 m tall.
      </figcaption>
    </S.Figure>
  );
}
