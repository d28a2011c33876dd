import { isSafePattern } from 'redos-detector';
import type { Pattern } from './patternsIn.ts';

/** A pattern that can match one text in more ways than this is assumed to take more than linear time. */
const MOST_READINGS = 400;

/**
 * Why a pattern may take more than linear time on some text, or null. A sticky pattern is tried at one place only, as one
 * that begins with `^`; the flag global changes nothing.
 */
export function patternFault({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | null {
  try {
    const { error } = isSafePattern(flags.includes('y') ? `^(?:${source})` : source, {
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
