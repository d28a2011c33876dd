import { Button, ButtonLink, keepTogether, Notice } from '@saltbush/ui';
import * as S from './Trouble.styles.ts';

interface TroubleProps {
  /** What failed: "Your shipments could not be read". */
  title: string;
  /** Why, and what to do. */
  text: string;
  /** Where to come back to after signing in again, for who is signed out; null for anybody else. */
  returnTo: string | null;
  isFetching: boolean;
  onRetry: () => void;
}

/**
 * Replaces data that could not be read: says why, and offers another attempt or sign-in. The rest of the page works.
 */
export function Trouble({ title, text, returnTo, isFetching, onRetry }: TroubleProps) {
  return (
    <Notice tone="danger" title={title} role="alert">
      <p>{keepTogether(text)}</p>
      <S.Acts>
        {returnTo !== null && (
          <ButtonLink size="small" href={`/api/login?returnTo=${encodeURIComponent(returnTo)}`}>
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
