import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '@saltbush/contract/api';
import { Trouble } from '@saltbush/portal';
import { failureOf } from '../api/failureOf.ts';

interface Props {
  error: ApiError | SerializedError;
  isFetching: boolean;
  onRetry: () => void;
}

/** In place of quotes that could not be read. Only browsers show it, since the server reads nothing. */
export function QuotesTrouble({ error, ...trouble }: Props) {
  const isSignedOut = 'status' in error && error.status === 401;
  return (
    <Trouble
      {...trouble}
      title="Your quotes could not be read"
      text={failureOf(error, 'reading').message}
      returnTo={isSignedOut ? location.pathname + location.search : null}
    />
  );
}
