import { StatusFacts } from './StatusFacts.tsx';
import * as S from './StatusStrip.styles.ts';

/** One line below the page. Phones have it behind "More". */
export function StatusStrip() {
  return (
    <S.Strip>
      <StatusFacts />
    </S.Strip>
  );
}
