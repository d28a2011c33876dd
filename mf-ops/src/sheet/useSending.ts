import type { ApiError } from '@saltbush/contract/api';
import { useState } from 'react';
import type { TrailFact } from './trail-fact.ts';
import { type SeenVersion, useSeenVersion } from './useSeenVersion.ts';

interface Sending {
  /** The record as the form was opened with it. */
  seen: SeenVersion;
  isBusy: boolean;
  /** Why the last attempt failed; null while one is under way, and when the news below say it. */
  failure: ApiError | null;
  /** Sends with the version that was seen. Null when it succeeded, or while an attempt is under way already. */
  send: (call: (version: number) => Promise<ApiError | null>) => Promise<ApiError | 'sent' | null>;
}

interface Target {
  version: number;
  facts: readonly TrailFact[];
  refetch: () => unknown;
}

/**
 * Sends a form about a record, against the version that it was opened with. When somebody else was quicker, the record is
 * read again, so that the form can show what they did.
 */
export function useSending({ version, facts, refetch }: Target): Sending {
  const seen = useSeenVersion(version, facts);
  const [state, setState] = useState<{ status: 'idle' | 'busy' } | { status: 'failed'; failure: ApiError }>({
    status: 'idle',
  });
  const isStale = state.status === 'failed' && state.failure.problem?.code === 'stale' && seen.hasChanged;
  return {
    seen,
    isBusy: state.status === 'busy',
    failure: state.status === 'failed' && !isStale ? state.failure : null,
    async send(call) {
      if (state.status === 'busy') return null;
      setState({ status: 'busy' });
      const failure = await call(seen.version);
      if (failure === null) {
        setState({ status: 'idle' });
        return 'sent';
      }
      setState({ status: 'failed', failure });
      if (failure.problem?.code === 'stale') refetch();
      return failure;
    },
  };
}
