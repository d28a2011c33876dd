import type { SerializedError } from '@reduxjs/toolkit';
import { type FailureWords, failureText, isApiError } from '@saltbush/calls';
import type { Problem } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { brand } from '@saltbush/ui/brand';

/** Why a call failed, in words for the visitor. */
export interface Failure {
  /** The gateway's code; `offline`; or `unavailable` for every fault of ours. */
  code: string;
  message: string;
  /** Messages for single fields. */
  fields: { path: string; message: string }[];
  problem: Problem | null;
}

const WORDS: Record<'sending' | 'reading', FailureWords> = {
  sending: {
    offline: 'We could not reach our server. Check your connection and try again: everything you typed is still here.',
    fault: () =>
      `Something went wrong at our end. Try again in a minute: everything you typed is still here, and nothing happens twice. Or call ${brand.phone}.`,
  },
  reading: {
    offline: 'We could not reach our server. Check your connection and try again.',
    fault: () => `Something went wrong at our end. Try again in a minute, or call ${brand.phone}.`,
  },
};

/**
 * What happened and what to do. For a refusal these are the gateway's words; for faults and lost connections they are
 * ours, depending on whether something was sent or only read.
 */
export function failureOf(error: ApiError | SerializedError, call: 'sending' | 'reading' = 'sending'): Failure {
  const words = WORDS[call];
  if (!isApiError(error)) return { code: 'unavailable', message: words.fault(''), fields: [], problem: null };
  const { status, problem } = error;
  const message = failureText(error, words);
  if (status === 'offline') return { code: 'offline', message, fields: [], problem };
  if (problem && status < 500) return { code: problem.code, message, fields: problem.fields ?? [], problem };
  return { code: 'unavailable', message, fields: [], problem };
}
