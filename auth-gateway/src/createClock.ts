import { readFileSync } from 'node:fs';
import type { Clock } from '@saltbush/capability';
import type { Config } from './config.ts';

/**
 * The real time, or the time in the clock file (ISO 8601), so that a trial can stand on either side of a cut-off. When
 * the file is missing or empty, the real time counts again.
 */
export function createClock({ clockFile }: Pick<Config, 'clockFile'>): Clock {
  if (clockFile === null) return () => new Date();
  return () => {
    const text = read(clockFile).trim();
    if (text === '') return new Date();
    const time = new Date(text);
    if (Number.isNaN(time.getTime())) {
      throw new Error(`CLOCK_FILE holds "${text}". Write a time such as 2026-11-20T14:05:00+11:00, or nothing.`);
    }
    return time;
  };
}

function read(clockFile: string): string {
  try {
    return readFileSync(clockFile, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw cause;
  }
}
