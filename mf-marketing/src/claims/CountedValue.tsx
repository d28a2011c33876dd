import * as S from './CountedValue.styles.ts';
import { countedReels } from './countedReels.ts';

export interface CountedValueProps {
  value: string;
}

/**
 * A figure whose digits roll up once when the host marks it as seen. The figure itself is always the text; without
 * scripts, in print and with reduced motion it stands still.
 */
export function CountedValue({ value }: CountedValueProps) {
  const reels = countedReels(value);
  if (!reels) return value;
  return (
    // The host may have marked it before React starts.
    <S.Value data-reveal="" suppressHydrationWarning>
      <S.Figure>{value}</S.Figure>
      <S.Reels aria-hidden="true">
        {reels.map(({ place, character, lines }) => (
          <span key={place} data-character={character} data-lines={lines} />
        ))}
      </S.Reels>
    </S.Value>
  );
}
