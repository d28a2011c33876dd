import { MOST_REASON_BYTES } from './protocol.ts';

/** Most bytes that one character takes in UTF-8, per UTF-16 unit. */
const BYTES_OF_CHARACTER = 3;

/** The thrown value as text. A release may have made it so that reading it throws again. */
export function reasonOf(thrown: unknown): string {
  try {
    const text: unknown = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    return typeof text === 'string'
      ? text.slice(0, MOST_REASON_BYTES / BYTES_OF_CHARACTER)
      : 'An error without a message.';
  } catch {
    return 'An error that throws when it is read.';
  }
}
