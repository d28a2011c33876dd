import { type FloorPlan, formatNumber, type LoadItem } from '@saltbush/freight';
import { useId } from 'react';
import * as S from './DeckPlan.styles.ts';
import { type Box, type DrawnBox, deckDrawing } from './deckDrawing.ts';

interface Props {
  plan: FloorPlan;
  items: readonly LoadItem[];
  /** What the drawing shows, for screen readers. */
  label: string;
}

const METRE_CM = 100;
/** Text is sized by the drawing, so that it looks the same beside a van and a B-double. */
const LETTER_SHARE = 1 / 44;

/** The floor of a truck from above, to scale: cab, decks with their measures, items in their places. */
export function DeckPlan({ plan, items, label }: Props) {
  const { width, height, cab, decks, items: boxes, ghosts } = deckDrawing(plan, items);
  const letterCm = width * LETTER_SHARE;
  const isSeveral = items.filter(({ count }) => count > 0).length > 1;
  const floorId = useId();
  const [front] = decks;
  const last = decks.at(-1);
  return (
    <S.Drawing viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <defs>
        <pattern id={floorId} width={METRE_CM / 4} height={METRE_CM / 4} patternUnits="userSpaceOnUse">
          <S.Plank x1={0} y1={0} x2={METRE_CM / 4} y2={0} />
        </pattern>
      </defs>
      {front && <Cab cab={cab} deck={front} />}
      {decks.map((deck, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: decks keep their order
        <g key={index}>
          {index > 0 && <S.Coupling x={deck.x - 90} y={deck.y + deck.height / 2 - 12} width={90} height={24} />}
          <S.Deck {...deck} rx={6} />
          <rect {...deck} fill={`url(#${floorId})`} />
          <Length deck={deck} letterCm={letterCm} />
        </g>
      ))}
      {boxes.map((box, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name but their place
        <Item key={index} box={box} isNumbered={isSeveral} />
      ))}
      {ghosts.map((box, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name but their place
        <S.Ghost key={index} {...inset(box)} rx={5} />
      ))}
      {last && <Width deck={last} letterCm={letterCm} />}
    </S.Drawing>
  );
}

/** Leaves a seam of two centimetres around an item. */
const inset = ({ x, y, width, height }: Box): Box => {
  const seam = Math.min(2, width / 8, height / 8);
  return { x: x + seam, y: y + seam, width: width - 2 * seam, height: height - 2 * seam };
};

function Cab({ cab: { x, y, width, height }, deck }: { cab: Box; deck: Box }) {
  const nose = height * 0.22;
  const back = x + width;
  const windscreen = x + width * 0.2;
  return (
    <g>
      <S.Coupling x={back - 10} y={y + height / 2 - 16} width={deck.x - back + 20} height={32} />
      <S.Mirror x={x + width * 0.3} y={y - 16} width={14} height={18} rx={4} />
      <S.Mirror x={x + width * 0.3} y={y + height - 2} width={14} height={18} rx={4} />
      <S.Cab
        d={`M ${back} ${y} H ${x + nose} Q ${x} ${y} ${x} ${y + nose} V ${y + height - nose} Q ${x} ${y + height} ${x + nose} ${y + height} H ${back} Z`}
      />
      <S.Glass
        d={`M ${windscreen} ${y + height * 0.1} Q ${windscreen - width * 0.12} ${y + height / 2} ${windscreen} ${y + height * 0.9} L ${windscreen + width * 0.16} ${y + height * 0.84} Q ${windscreen + width * 0.06} ${y + height / 2} ${windscreen + width * 0.16} ${y + height * 0.16} Z`}
      />
    </g>
  );
}

function Item({ box, isNumbered }: { box: DrawnBox; isNumbered: boolean }) {
  const { x, y, width, height } = inset(box);
  const side = Math.min(width, height);
  return (
    <g>
      <S.Item
        x={x}
        y={y}
        width={width}
        height={height}
        rx={Math.min(5, side / 6)}
        data-line={box.line % S.LINE_COLOURS}
      />
      {box.isPallet && (
        <S.Slats
          d={`M ${x + width / 3} ${y + 8} V ${y + height - 8} M ${x + (2 * width) / 3} ${y + 8} V ${y + height - 8}`}
        />
      )}
      {isNumbered && side > 30 && (
        <S.LineNumber
          x={x + width / 2}
          y={y + height / 2}
          fontSize={Math.min(side * 0.5, 44)}
          data-line={box.line % S.LINE_COLOURS}
        >
          {box.line + 1}
        </S.LineNumber>
      )}
    </g>
  );
}

const metres = (cm: number): string => `${formatNumber(cm / METRE_CM, 2)} m`;

/** The dimension below a deck, with a tick every metre. */
function Length({ deck: { x, y, width, height }, letterCm }: { deck: Box; letterCm: number }) {
  const line = y + height + 34;
  const ends = `M ${x} ${line} H ${x + width} M ${x} ${line - 16} V ${line + 6} M ${x + width} ${line - 16} V ${line + 6}`;
  const ticks = Array.from(
    { length: Math.floor(width / METRE_CM) },
    (_, metre) => `M ${x + metre * METRE_CM} ${line - 8} V ${line}`,
  );
  return (
    <g>
      <S.Measure d={[ends, ...ticks].join(' ')} />
      <g transform={`translate(${x + width / 2} ${line + 12})`}>
        <S.Figure fontSize={letterCm} dominantBaseline="hanging">
          {metres(width)}
        </S.Figure>
      </g>
    </g>
  );
}

/** The dimension behind the last deck. */
function Width({ deck: { x, y, width, height }, letterCm }: { deck: Box; letterCm: number }) {
  const line = x + width + 24;
  const ends = `M ${line} ${y} V ${y + height} M ${line - 8} ${y} H ${line + 8} M ${line - 8} ${y + height} H ${line + 8}`;
  return (
    <g>
      <S.Measure d={ends} />
      <g transform={`translate(${line + 12} ${y + height / 2}) rotate(-90)`}>
        <S.Figure fontSize={letterCm} dominantBaseline="hanging">
          {metres(height)}
        </S.Figure>
      </g>
    </g>
  );
}
