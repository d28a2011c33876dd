import { MOST_REASON_BYTES } from './protocol.ts';

/** In the longest encoding a character takes so many bytes. */
const BYTES_OF_CHARACTER = 3;

/** What was thrown, in words. Whoever threw it may have made it so that looking at it throws again. */
export function reasonOf(thrown: unknown): string {
  try {
    const text: unknown = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    return typeof text === 'string' ? text.slice(0, MOST_REASON_BYTES / BYTES_OF_CHARACTER) : 'An error without words.';
  } catch {
    return 'An error that cannot be looked at.';
  }
}
