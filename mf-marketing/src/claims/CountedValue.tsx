import { useRef } from 'react';
import * as S from './CountedValue.styles.ts';
import { countedText } from './countedText.ts';
import { useCounting } from './useCounting.ts';

export interface CountedValueProps {
  value: string;
}

/** A figure that counts up once when it comes into view. The HTML and screen readers always have the full figure. */
export function CountedValue({ value }: CountedValueProps) {
  const place = useRef<HTMLSpanElement>(null);
  const share = useCounting(place);
  const digits = share === null ? null : countedText(value, share);
  return (
    <S.Value ref={place}>
      <S.Final $isCovered={digits !== null}>{value}</S.Final>
      {digits !== null && <S.Digits aria-hidden="true">{digits}</S.Digits>}
    </S.Value>
  );
}
