import * as S from './MarkStrip.styles.ts';
import type { Mark } from './marks.data.ts';

export interface MarkStripProps {
  marks: readonly Mark[];
  isStopped: boolean;
}

/** Word marks moving past in a loop. The second copy of the names is hidden from screen readers. */
export function MarkStrip({ marks, isStopped }: MarkStripProps) {
  const names = marks.map(({ name, look }) => (
    <li key={name} data-look={look}>
      {name}
    </li>
  ));
  return (
    <S.Window>
      <S.Track $isStopped={isStopped}>
        <ul>{names}</ul>
        <ul aria-hidden="true">{names}</ul>
      </S.Track>
    </S.Window>
  );
}
