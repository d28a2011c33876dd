import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '@saltbush/contract/api';
import { Button, ButtonLink, keepTogether, Notice, Stack } from '@saltbush/ui';
import { failureOf } from '../api/failureOf.ts';

interface Props {
  error: ApiError | SerializedError;
  isFetching: boolean;
  onRetry: () => void;
}

/** In place of quotes that could not be read: says why, and offers another attempt or sign-in. */
export function QuotesTrouble({ error, isFetching, onRetry }: Props) {
  const isSignedOut = 'status' in error && error.status === 401;
  return (
    <Notice tone="danger" title="Your quotes could not be read" role="alert">
      <p>{keepTogether(failureOf(error, 'reading').message)}</p>
      <Stack direction="row" gap={1}>
        {isSignedOut && (
          <ButtonLink
            size="small"
            href={`/api/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`}
          >
            Sign in again
          </ButtonLink>
        )}
        <Button variant="secondary" size="small" busy={isFetching} busyLabel="Trying again" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Notice>
  );
}
