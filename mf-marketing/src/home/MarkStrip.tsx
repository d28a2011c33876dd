import * as S from './MarkStrip.styles.ts';
import type { Mark } from './marks.data.ts';

export interface MarkStripProps {
  marks: readonly Mark[];
  isStopped: boolean;
}

/** Word marks passing by, without end: the second run of names is for the eye only. */
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
