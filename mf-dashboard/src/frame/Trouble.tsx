import type { ApiError } from '@saltbush/contract/api';
import { Button, ButtonLink, keepTogether, Notice } from '@saltbush/ui';
import { useLocation } from 'react-router-dom';
import { failureText } from '../api/failureText.ts';
import * as S from './Trouble.styles.ts';

interface TroubleProps {
  /** What failed: "Your shipments could not be read". */
  title: string;
  error: ApiError;
  isFetching: boolean;
  onRetry: () => void;
}

/**
 * Replaces data that could not be read: says why, and offers another attempt or sign-in. The rest of the page works.
 */
export function Trouble({ title, error, isFetching, onRetry }: TroubleProps) {
  const { pathname, search } = useLocation();
  return (
    <Notice tone="danger" title={title} role="alert">
      <p>{keepTogether(failureText(error))}</p>
      <S.Acts>
        {error.status === 401 && (
          <ButtonLink size="small" href={`/api/login?returnTo=${encodeURIComponent(pathname + search)}`}>
            Sign in again
          </ButtonLink>
        )}
        <Button variant="secondary" size="small" busy={isFetching} busyLabel="Trying again" onClick={onRetry}>
          Try again
        </Button>
      </S.Acts>
    </Notice>
  );
}
