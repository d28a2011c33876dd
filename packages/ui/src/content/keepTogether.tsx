import type { ReactNode } from 'react';
import * as S from './keepTogether.styles.ts';

/**
 * A short word with a hyphen, a reference, a telephone number, or a number and its unit, each with the punctuation
 * after it, which would begin the next line otherwise. Longer words may break, since they would push narrow columns
 * apart.
 */
const BELONGS_TOGETHER =
  /(?<!\S)(?=\S{3,11}(?!\S))\S*\w-\w\S*|(?:\b[A-Z]{1,3}-\d{4}-\d{4,6}\b|\b\d{4} \d{3} \d{3}\b|(?<![\d.,:])\d[\d.,:]*\s(?:AM|PM|GST|m|cm|km|kg|t|tonnes?|pallets?|lanes?|seconds|minutes|hours?|days?|weeks?)(?![\w·-]))[.,;:!?)]*/g;

/**
 * Keeps "5-10", "B-double", "7AM-6PM", "SH-2026-0123", "1300 975 707", "2:05 PM", "1.8 m" and "2 hours" on one line.
 * Anything but text is returned unchanged.
 */
export function keepTogether(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { 0: match, index } of text.matchAll(BELONGS_TOGETHER)) {
    parts.push(text.slice(done, index), <S.Piece key={index}>{match}</S.Piece>);
    done = index + match.length;
  }
  return done === 0 ? text : [...parts, text.slice(done)];
}
