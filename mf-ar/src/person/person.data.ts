import { tokens } from '@saltbush/ui/tokens';

const { color } = tokens;

/** Height of the person beside the truck. */
export const PERSON_HEIGHT_M = 1.8;

/** A flat piece of a person seen from the front. Metres to the right of the middle and above the ground. */
export interface PersonPiece {
  colour: string;
  points: readonly (readonly [rightM: number, upM: number])[];
}

function ellipse(upM: number, acrossM: number, highM: number): PersonPiece['points'] {
  return Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * 2 * Math.PI;
    return [(Math.cos(angle) * acrossM) / 2, upM + (Math.sin(angle) * highM) / 2] as const;
  });
}

const bothSides = (colour: string, points: PersonPiece['points']): PersonPiece[] => [
  { colour, points },
  { colour, points: points.map(([rightM, upM]) => [-rightM, upM] as const) },
];

const HEAD_M = 0.25;

/** A person in work clothes, exactly 1.8 m tall and 0.5 m wide. */
export const PERSON_PIECES: readonly PersonPiece[] = [
  ...bothSides(color.ink, [
    [0.03, 0],
    [0.15, 0],
    [0.16, 0.86],
    [0.01, 0.86],
  ]),
  ...bothSides(color.ochre, [
    [0.17, 1.46],
    [0.23, 1.42],
    [0.25, 0.84],
    [0.18, 0.82],
  ]),
  {
    colour: color.ochreLight,
    points: [
      [-0.17, 0.82],
      [0.17, 0.82],
      [0.2, 1.44],
      [0.13, 1.51],
      [-0.13, 1.51],
      [-0.2, 1.44],
    ],
  },
  { colour: color.ochre, points: ellipse(PERSON_HEIGHT_M - HEAD_M / 2, 0.2, HEAD_M) },
];
