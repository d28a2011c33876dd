import { Button, Notice } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import type { Failure } from '../api/failureOf.ts';
import * as S from './sharing.styles.ts';

interface Props {
  failure: Failure;
  /** Does again what failed; left out where the visitor has something to change first. */
  onRetry?: (() => void) | undefined;
  busy?: boolean;
}

/** What went wrong, said once and where it happened, with the way to try again. */
export function FailureNotice({ failure, onRetry, busy = false }: Props) {
  const element = useRef<HTMLDivElement>(null);

  // In a sheet or a card that scrolls it may come up below the edge.
  useEffect(() => element.current?.scrollIntoView?.({ block: 'nearest' }), []);

  return (
    <Notice ref={element} tone="danger" role="alert">
      <p>{failure.message}</p>
      {onRetry && (
        <S.Retry>
          <Button variant="secondary" size="small" iconBefore="repeat" busy={busy} onClick={onRetry}>
            Try again
          </Button>
        </S.Retry>
      )}
    </Notice>
  );
}
