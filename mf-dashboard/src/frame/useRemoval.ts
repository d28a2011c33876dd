import { newSubmissionId } from '@saltbush/business-api/submission-id';
import type { ApiError } from '@saltbush/contract/api';
import { useState } from 'react';

interface Record {
  reference: string;
  name: string;
}

export type RemovalOutcome<T> =
  | { status: 'none' }
  /** `submissionId` is that of putting it back, so that pressing twice puts it back once. */
  | { status: 'removed' | 'back'; record: T; submissionId: string; failure: ApiError | null }
  | { status: 'failed'; record: T; failure: ApiError };

interface Acts<T> {
  /** Why it was not removed; null when it was. */
  remove: (record: T) => Promise<ApiError | null>;
  putBack: (record: T, submissionId: string) => Promise<ApiError | null>;
}

export interface Removal<T> {
  outcome: RemovalOutcome<T>;
  /** Reference of the record that is being removed. */
  removing: string | null;
  isPuttingBack: boolean;
  remove: (record: T) => Promise<void>;
  putBack: () => Promise<void>;
  forget: () => void;
}

/** Removes a record at once, and can put it back as it was. */
export function useRemoval<T extends Record>(acts: Acts<T>): Removal<T> {
  const [outcome, setOutcome] = useState<RemovalOutcome<T>>({ status: 'none' });
  const [removing, setRemoving] = useState<string | null>(null);
  const [isPuttingBack, setIsPuttingBack] = useState(false);

  return {
    outcome,
    removing,
    isPuttingBack,
    async remove(record) {
      if (removing !== null) return;
      setOutcome({ status: 'none' });
      setRemoving(record.reference);
      const failure = await acts.remove(record);
      setRemoving(null);
      // Whoever else removed it was quicker; it is gone as was asked.
      if (failure && failure.problem?.code !== 'not-found') setOutcome({ status: 'failed', record, failure });
      else setOutcome({ status: 'removed', record, submissionId: newSubmissionId(), failure: null });
    },
    async putBack() {
      if (outcome.status !== 'removed' || isPuttingBack) return;
      const { record, submissionId } = outcome;
      setIsPuttingBack(true);
      const failure = await acts.putBack(record, submissionId);
      setIsPuttingBack(false);
      setOutcome({ ...outcome, status: failure ? 'removed' : 'back', failure });
    },
    forget: () => setOutcome({ status: 'none' }),
  };
}
