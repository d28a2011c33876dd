import * as S from './MarkStrip.styles.ts';
import type { Mark } from './marks.data.ts';

export interface MarkStripProps {
  marks: readonly Mark[];
}

/** Word marks moving past in a loop. The second copy of the names is hidden from screen readers. */
export function MarkStrip({ marks }: MarkStripProps) {
  const names = marks.map(({ name, look }) => (
    <li key={name} data-look={look}>
      {name}
    </li>
  ));
  return (
    <S.Window>
      <S.Track>
        <ul>{names}</ul>
        <ul aria-hidden="true">{names}</ul>
      </S.Track>
    </S.Window>
  );
}
