import type { ApiError } from '@saltbush/contract/api';
import { Button, Notice } from '@saltbush/ui';
import { failureText } from '../api/failureText.ts';
import * as S from './Trouble.styles.ts';

interface TroubleProps {
  /** What failed: "The bookings could not be read". */
  title: string;
  error: ApiError;
  isFetching: boolean;
  onRetry: () => void;
}

/** Replaces data that could not be read: says why, and offers another attempt. */
export function Trouble({ title, error, isFetching, onRetry }: TroubleProps) {
  return (
    <Notice tone="danger" title={title} role="alert">
      <p>{failureText(error)}</p>
      <S.Way>
        <Button variant="secondary" size="small" busy={isFetching} busyLabel="Trying again" onClick={onRetry}>
          Try again
        </Button>
      </S.Way>
    </Notice>
  );
}
