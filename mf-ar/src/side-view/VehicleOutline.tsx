import type { ArVehicle } from '@saltbush/freight';
import * as S from './outline.styles.ts';
import { type Box, sideView } from './sideView.ts';

interface VehicleOutlineProps {
  vehicle: ArVehicle;
  /** Position of its front and of the ground, in metres of the drawing. It faces right. */
  frontX: number;
  groundY: number;
}

/** A vehicle from the side; one drawing unit is a metre. */
export function VehicleOutline({ vehicle, frontX, groundY }: VehicleOutlineProps) {
  const { loads, cab, glass, chassis, wheels } = sideView(vehicle);
  const rectangle = ({ backM, upM, lengthM, heightM }: Box) => ({
    x: round(frontX - backM - lengthM),
    y: round(groundY - upM - heightM),
    width: round(lengthM),
    height: round(heightM),
  });
  return (
    <g>
      <S.Dark {...rectangle(chassis)} />
      {loads.map((load) => (
        <rect key={load.backM} {...rectangle(load)} rx={0.05} fill={vehicle.colour} />
      ))}
      <S.Cab {...rectangle(cab)} rx={0.16} />
      <S.Dark {...rectangle(glass)} rx={0.06} />
      {wheels.map(({ backM, radiusM }) => (
        <S.Wheel key={backM} cx={round(frontX - backM)} cy={round(groundY - radiusM)} r={round(radiusM * 0.86)} />
      ))}
    </g>
  );
}

/** Rounds to millimetres, which is enough and keeps the HTML short. */
const round = (metres: number): number => Math.round(metres * 1000) / 1000;
