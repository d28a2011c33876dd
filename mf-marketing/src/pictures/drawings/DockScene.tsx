import { color } from '@saltbush/ui';

const DOORS = [
  { number: '7', x: 130 },
  { number: '8', x: 610 },
  { number: '9', x: 1090 },
] as const;

const LEVELS = [0, 1, 2, 3, 4];

function StagedPallet({ x, levels }: { x: number; levels: number }) {
  return (
    <g transform={`translate(${x} 800)`}>
      {LEVELS.slice(0, levels).map((level) => (
        <g key={level} transform={`translate(0 ${-58 * (level + 1) - 14})`}>
          <rect width={86} height={56} fill={color.sand} />
          <rect x={90} width={86} height={56} fill={level % 2 ? color.ochreLight : color.ochreMist} />
          <rect x={36} width={14} height={56} fill={color.ochre} opacity={0.5} />
        </g>
      ))}
      <path d="M-4-14h184v5H-4zM0-9h22V0H0zM77-9h22V0H77zM154-9h22V0h-22z" fill={color.ochre} />
    </g>
  );
}

/** Three dock doors from inside the shed. */
export function DockScene() {
  return (
    <g>
      <rect width={1600} height={900} fill={color.saltbushDark} />
      <path d="M0 0h1600v110H0z" fill={color.ink} />
      <path d="M0 118h1600" stroke={color.ochreLight} strokeWidth={5} opacity={0.5} />
      {DOORS.map(({ number, x }) => (
        <g key={number}>
          <path d={`M${x} 700V240h380v460l70 200h-520z`} fill={color.ochreLight} opacity={0.16} />
          <rect x={x - 16} y={224} width={412} height={476} fill={color.ink} />
          <rect x={x} y={240} width={380} height={460} fill={color.ochreLight} />
          <path d={`M${x + 34} 700V310h312v390z`} fill={color.sand} />
          <path d={`M${x + 60} 700V340h260v360z`} fill={color.inkRaised} />
          <circle cx={x + 190} cy={176} r={34} fill={color.sand} />
          <text x={x + 190} y={190} textAnchor="middle" fontSize={40} fontWeight={700} fill={color.ink}>
            {number}
          </text>
        </g>
      ))}
      <rect y={700} width={1600} height={200} fill={color.ink} opacity={0.55} />
      <path d="M0 860h1600" stroke={color.ochreLight} strokeWidth={8} strokeDasharray="80 36" opacity={0.8} />
      <StagedPallet x={250} levels={4} />
      <StagedPallet x={452} levels={3} />
      <StagedPallet x={900} levels={5} />
      <StagedPallet x={1330} levels={2} />
    </g>
  );
}
