import { CANDIDATE_SHARE } from '@saltbush/contract';

const { from, to } = CANDIDATE_SHARE;

export const SHARE_FAULT = `Give a whole number from ${from} to ${to}.`;

/** A share that a release may have, in percent; null for any other text. */
export function readShare(typed: string): number | null {
  const percent = Number(typed);
  return typed.trim() !== '' && Number.isInteger(percent) && percent >= from && percent <= to ? percent : null;
}
