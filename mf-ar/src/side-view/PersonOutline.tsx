import { PERSON_PIECES } from '../person/person.data.ts';

/** The person of 1.8 m; one drawing unit is a metre. */
export function PersonOutline({ x, groundY }: { x: number; groundY: number }) {
  return (
    <g>
      {PERSON_PIECES.map(({ colour, points }) => {
        const corners = points
          .map(([rightM, upM]) => `${(x + rightM).toFixed(2)},${(groundY - upM).toFixed(2)}`)
          .join(' ');
        return <polygon key={corners} points={corners} fill={colour} />;
      })}
    </g>
  );
}
