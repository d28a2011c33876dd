import { deskMoment } from '../consignment/deskTime.ts';
import * as S from './Trail.styles.ts';
import type { TrailFact } from './trail-fact.ts';

export function TrailEntry({ fact: { at, what, words, who, isTrouble } }: { fact: TrailFact }) {
  return (
    <>
      <S.What data-tone={isTrouble ? 'danger' : undefined}>{what}</S.What>
      {words.map((paragraph) => (
        <S.Words key={paragraph}>{paragraph}</S.Words>
      ))}
      <S.Who>
        {who}, <time dateTime={at}>{deskMoment(at)}</time>
      </S.Who>
    </>
  );
}
