import { useVisitor } from '@saltbush/contract';
import {
  type AgreedRate,
  type PerKmLane,
  perKmLane,
  type QuoteOutcome,
  type QuoteRequest,
  takesOwnRate,
} from '@saltbush/freight';
import { useEffect, useState } from 'react';
import { agreedRate } from '../api/agreedRate.ts';

type Answer = { status: 'known'; rate: AgreedRate | null } | { status: 'failed' };

/** `none`: the price does not depend on the visitor's own rates. */
export type OwnRate = { status: 'none' } | { status: 'asking' } | Answer;

interface Priced {
  request: QuoteRequest;
  now: number;
  /** The price without own rates. */
  outcome: QuoteOutcome | null;
  /** Counts up to load again after a failure. */
  attempt: number;
}

function laneOf({ request, now, outcome }: Priced): PerKmLane | null {
  return outcome !== null && takesOwnRate(outcome) ? perKmLane(request, { now }) : null;
}

/** The rate for freight by distance in the visitor's own sheet. Signed-out visitors have none. */
export function useAgreedRate(priced: Priced): OwnRate {
  const isSignedIn = useVisitor().status === 'signed-in';
  const lane = isSignedIn ? laneOf(priced) : null;
  const key = lane === null ? null : JSON.stringify([lane, priced.attempt]);
  const [answered, setAnswered] = useState<{ key: string; answer: Answer } | null>(null);

  useEffect(() => {
    if (key === null) return undefined;
    const asking = new AbortController();
    const [asked] = JSON.parse(key) as [PerKmLane];
    const settle = (answer: Answer) => asking.signal.aborted || setAnswered({ key, answer });
    agreedRate(asked, asking.signal).then(
      (rate) => settle({ status: 'known', rate }),
      () => settle({ status: 'failed' }),
    );
    return () => asking.abort();
  }, [key]);

  if (key === null) return { status: 'none' };
  return answered?.key === key ? answered.answer : { status: 'asking' };
}
