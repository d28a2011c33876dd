import type { ApiError } from '@saltbush/contract/api';

/** What a remote says itself, by what happened. */
export interface FailureWords {
  /** There was no answer. */
  offline: string;
  /** Said in place of the gateway's words, by status. */
  instead?: Readonly<Record<number, string>>;
  /** Said when the gateway gave no words, by status. */
  unexplained?: Readonly<Record<number, string>>;
  /** Whether the gateway's words are shown for its own faults (5xx) too, and not only for refusals. */
  showsFaults?: boolean;
  /** Anything else is a fault of ours. `message` is the status and body of the answer. */
  fault: (message: string) => string;
}

/** Why a call failed and what to do: the gateway's words where it explains itself, else the remote's. */
export function failureText({ status, problem, message }: ApiError, words: FailureWords): string {
  if (status === 'offline') return words.offline;
  const said = words.instead?.[status];
  if (said !== undefined) return said;
  if (problem?.detail && (words.showsFaults || status < 500)) return problem.detail;
  return words.unexplained?.[status] ?? words.fault(message);
}
