import { isSafePattern } from 'redos-detector';
import type { Pattern } from './patternsIn.ts';

/** Ways in which a pattern may read one text. More means that they grow with the text. */
const MOST_READINGS = 400;

/**
 * Why a pattern may take more than linear time over some text; null where it does not. Sticky and global change where it
 * begins, never how it reads.
 */
export function patternFault({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | null {
  try {
    const { error } = isSafePattern(source, {
      caseInsensitive: flags.includes('i'),
      unicode: flags.includes('u'),
      dotAll: flags.includes('s'),
      multiLine: flags.includes('m'),
      maxScore: MOST_READINGS,
    });
    return error;
  } catch (error) {
    return `cannot be judged: ${(error as Error).message}`;
  }
}
