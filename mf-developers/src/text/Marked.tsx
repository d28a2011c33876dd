import { marksOf } from './marksOf.ts';
import * as S from './text.styles.ts';

/** One line of a description with its bold words and code; everything else is text. */
export function Marked({ text }: { text: string }) {
  return marksOf(text).map(({ kind, text: words, at }) => {
    if (kind === 'strong') return <strong key={at}>{words}</strong>;
    return kind === 'code' ? <S.Code key={at}>{words}</S.Code> : words;
  });
}
