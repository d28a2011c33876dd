import type { SerializedError } from '@reduxjs/toolkit';
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

const OFFLINE =
  'We could not reach our server. Check your connection and try again: everything you typed is still here.';
const UNAVAILABLE = `Something went wrong at our end. Try again in a minute: everything you typed is still here, and nothing happens twice. Or call ${brand.phone}.`;

/** For a call that only reads. */
const OFFLINE_READING = 'We could not reach our server. Check your connection and try again.';
const UNAVAILABLE_READING = `Something went wrong at our end. Try again in a minute, or call ${brand.phone}.`;

/**
 * What happened and what to do. For a refusal these are the gateway's words; for faults and lost connections they are
 * ours, depending on whether something was sent or only read.
 */
export function failureOf(error: ApiError | SerializedError, call: 'sending' | 'reading' = 'sending'): Failure {
  const { status, problem = null } = 'status' in error ? error : { status: undefined };
  if (status === 'offline') {
    return { code: 'offline', message: call === 'reading' ? OFFLINE_READING : OFFLINE, fields: [], problem };
  }
  if (problem && typeof status === 'number' && status < 500) {
    return { code: problem.code, message: problem.detail, fields: problem.fields ?? [], problem };
  }
  return { code: 'unavailable', message: call === 'reading' ? UNAVAILABLE_READING : UNAVAILABLE, fields: [], problem };
}
