import { color } from '@saltbush/ui';
import type { ReactNode } from 'react';
import type { Backdrop as BackdropName } from './drawing.ts';

/** Land and buildings behind the road, on a field of 1600 by 900 whose road begins at y = 720. */
function Hills() {
  return (
    <g>
      <path
        d="M0 560 170 500l150 34 190-104 170 74 130-46 200 62 180-90 190 88 220-56v360H0z"
        fill={color.ochre}
        opacity={0.42}
      />
      <path d="M0 620q210-92 430-40t420-18 380 26 370-46v200H0z" fill={color.saltbush} opacity={0.72} />
      <path d="M0 676q300-60 620-22t560-14 420 8v80H0z" fill={color.saltbushDark} />
    </g>
  );
}

function Plain() {
  return (
    <g>
      <path d="M0 610h420l60-54h170l44 34h150l40 20h716v120H0z" fill={color.ochre} opacity={0.5} />
      <path d="M0 636q400-22 800-6t800-10v110H0z" fill={color.ochre} opacity={0.75} />
      {[60, 250, 520, 700, 980, 1210, 1430].map((x, index) => (
        <g key={x} fill={index % 2 ? color.saltbushDark : color.saltbush}>
          <ellipse cx={x} cy={712} rx={64} ry={18} />
          <ellipse cx={x + 46} cy={704} rx={40} ry={22} />
        </g>
      ))}
    </g>
  );
}

const TOWERS = [
  [40, 150, 90],
  [140, 230, 70],
  [222, 190, 96],
  [330, 310, 74],
  [414, 250, 92],
  [518, 380, 60],
  [590, 290, 104],
  [706, 210, 84],
] as const;

function Skyline() {
  return (
    <g>
      {TOWERS.map(([x, height, width], index) => (
        <rect
          key={x}
          x={x}
          y={690 - height}
          width={width}
          height={height}
          fill={index % 2 ? color.saltbush : color.saltbushDark}
          opacity={index % 3 ? 0.85 : 0.6}
        />
      ))}
      <g fill="none" stroke={color.ink} opacity={0.8}>
        <path d="M880 640Q1180 330 1480 640" strokeWidth={14} />
        <path d="M880 666Q1180 400 1480 666" strokeWidth={6} />
        <path d="M790 640h810" strokeWidth={10} />
        <path
          d="M950 640v-62M1020 640V524M1100 640V484M1180 640V470M1260 640V484M1340 640V524M1410 640v-62"
          strokeWidth={4}
        />
      </g>
      <path d="M862 690V560h34v130zM1464 690V560h34v130z" fill={color.ochre} />
      <rect y={676} width={1600} height={60} fill={color.saltbushDark} />
    </g>
  );
}

function Depot() {
  return (
    <g>
      <path d="M0 600q400-70 800-30t800-30v190H0z" fill={color.saltbush} opacity={0.55} />
      <path d="M120 720V410l330-70 330 70v310z" fill={color.ink} />
      <path d="M780 720V430h700v290z" fill={color.inkRaised} />
      {[190, 360, 530].map((x) => (
        <rect key={x} x={x} y={520} width={130} height={200} fill={color.ochreLight} opacity={0.85} />
      ))}
      {[850, 1010, 1170, 1330].map((x) => (
        <rect key={x} x={x} y={470} width={96} height={26} fill={color.ochreLight} opacity={0.55} />
      ))}
      <rect x={120} y={404} width={660} height={14} fill={color.ochre} />
    </g>
  );
}

const BACKDROPS: Record<BackdropName, () => ReactNode> = {
  hills: Hills,
  plain: Plain,
  skyline: Skyline,
  depot: Depot,
};

export function Backdrop({ name }: { name: BackdropName }) {
  const Land = BACKDROPS[name];
  return <Land />;
}
