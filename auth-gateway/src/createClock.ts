import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';

/** The time business rules go by, read anew for every request. */
export type Clock = () => Date;

/**
 * The real time or, with a clock file, the time written there (ISO 8601), so that a trial can stand at both sides of a
 * cut-off. Without the file, or with an empty one, it is the real time again.
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
