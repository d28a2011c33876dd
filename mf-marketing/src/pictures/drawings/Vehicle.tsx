import { color } from '@saltbush/ui';
import type { ReactNode } from 'react';
import type { VehicleShape } from './drawing.ts';

/** Side views, facing right, one metre to 40 units; the wheels stand on y = 0. */
const METRE = 40;

function Wheels({ at }: { at: readonly number[] }) {
  return at.map((metres) => (
    <g key={metres}>
      <circle cx={metres * METRE} cy={-20} r={20} fill={color.ink} />
      <circle cx={metres * METRE} cy={-20} r={8} fill={color.mistOnInk} />
    </g>
  ));
}

function Curtains({ from, lengthM }: { from: number; lengthM: number }) {
  const x = from * METRE;
  const width = lengthM * METRE;
  const straps = Array.from({ length: Math.round(lengthM / 1.35) - 1 }, (_, index) => x + (index + 1) * 54);
  return (
    <g>
      <rect x={x} y={-44} width={width} height={12} fill={color.ink} />
      <rect x={x} y={-172} width={width} height={130} rx={3} fill={color.paper} />
      <rect x={x} y={-172} width={width} height={9} fill={color.saltbush} />
      <rect x={x} y={-82} width={width} height={16} fill={color.saltbush} />
      <rect x={x} y={-62} width={width} height={5} fill={color.ochreLight} />
      {straps.map((strap) => (
        <rect key={strap} x={strap} y={-163} width={1.5} height={119} fill={color.ink} opacity={0.16} />
      ))}
    </g>
  );
}

function Cab({ at }: { at: number }) {
  return (
    <g transform={`translate(${at * METRE} 0)`}>
      <rect x={-34} y={-40} width={120} height={14} fill={color.ink} />
      <path d="M0-26V-146q0-10 10-10h54q12 0 16 11l19 58q2 6 2 13v48z" fill={color.saltbush} />
      <path d="M44-142h20q5 0 7 6l15 46H44z" fill={color.ink} />
      <path d="M0-156q2-22 20-22h36q6 10 8 22z" fill={color.saltbushDark} />
      <rect x={0} y={-62} width={101} height={6} fill={color.ochreLight} />
      <rect x={90} y={-48} width={11} height={10} fill={color.sand} />
    </g>
  );
}

function Van() {
  return (
    <g>
      <path d="M2-18V-88q0-12 12-12h112q10 0 16 8l22 34 34 9q8 2 8 11v20z" fill={color.paper} />
      <path d="M106-90h20q6 0 9 5l17 28h-46z" fill={color.ink} />
      <rect x={2} y={-50} width={202} height={9} fill={color.saltbush} />
      <rect x={2} y={-37} width={202} height={4} fill={color.ochreLight} />
      <Wheels at={[1, 4.1]} />
    </g>
  );
}

function Rigid() {
  return (
    <g>
      <Curtains from={0} lengthM={7.2} />
      <Cab at={7.35} />
      <Wheels at={[1.4, 2.5, 8.9]} />
    </g>
  );
}

function Semi() {
  return (
    <g>
      <Curtains from={0} lengthM={13.6} />
      <Cab at={14} />
      <Wheels at={[1.2, 2.45, 3.7, 11.8, 13.05, 15.6]} />
    </g>
  );
}

function BDouble() {
  return (
    <g>
      <Curtains from={0} lengthM={12.2} />
      <Curtains from={12.7} lengthM={7} />
      <Cab at={20.1} />
      <Wheels at={[1.2, 2.45, 3.7, 12.1, 13.35, 14.6, 18, 19.25, 21.7]} />
    </g>
  );
}

const SHAPES: Record<VehicleShape, { draw: () => ReactNode; lengthM: number }> = {
  van: { draw: Van, lengthM: 5.1 },
  rigid: { draw: Rigid, lengthM: 9.9 },
  semi: { draw: Semi, lengthM: 16.5 },
  'b-double': { draw: BDouble, lengthM: 22.6 },
};

export interface VehicleProps {
  shape: VehicleShape;
  /** Middle of the vehicle, and the height of the road, in units of the drawing. */
  x: number;
  y: number;
  scale?: number;
}

export function Vehicle({ shape, x, y, scale = 1 }: VehicleProps) {
  const { draw: Shape, lengthM } = SHAPES[shape];
  return (
    <g transform={`translate(${x - (lengthM * METRE * scale) / 2} ${y}) scale(${scale})`}>
      <ellipse
        cx={(lengthM * METRE) / 2}
        cy={2}
        rx={(lengthM * METRE) / 2 + 20}
        ry={7}
        fill={color.ink}
        opacity={0.5}
      />
      <Shape />
    </g>
  );
}
