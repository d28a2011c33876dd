import { color } from '@saltbush/ui';

const BAYS = [0, 1, 2, 3];
const LEVELS = [0, 1, 2, 3];

/** Which positions are empty: bay, level, place. */
const EMPTY = new Set(['0-3-1', '1-1-0', '2-3-0', '2-0-1', '3-2-1']);
const TONES = [color.ochreLight, color.sand, color.saltbushMist, color.ochreMist];

/** Pallet racking from the front. */
export function RackScene() {
  return (
    <g>
      <rect width={1600} height={900} fill={color.ink} />
      <path d="M0 0h1600v60H0z" fill={color.inkRaised} />
      {BAYS.map((bay) =>
        LEVELS.map((level) =>
          [0, 1].map((place) => {
            const key = `${bay}-${level}-${place}`;
            if (EMPTY.has(key)) return null;
            const height = 96 + ((bay * 7 + level * 5 + place * 3) % 4) * 18;
            const y = 806 - level * 196;
            return (
              <g key={key}>
                <rect
                  x={bay * 400 + 36 + place * 182}
                  y={y - height - 12}
                  width={154}
                  height={height}
                  fill={TONES[(bay + level * 2 + place) % 4]}
                />
                <rect x={bay * 400 + 32 + place * 182} y={y - 12} width={162} height={12} fill={color.ochre} />
                <rect x={bay * 400 + 60 + place * 182} y={y - height + 12} width={46} height={26} fill={color.white} />
              </g>
            );
          }),
        ),
      )}
      {LEVELS.map((level) => (
        <rect key={level} y={806 - level * 196} width={1600} height={16} fill={color.ochreLight} />
      ))}
      {[0, 400, 800, 1200, 1590].map((x) => (
        <rect key={x} x={x} width={18} height={900} fill={color.saltbush} />
      ))}
      <rect y={822} width={1600} height={78} fill={color.inkRaised} />
    </g>
  );
}
