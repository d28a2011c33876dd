import { Button, icons, Notice } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import type { Failure } from '../api/failureOf.ts';
import * as S from './sharing.styles.ts';

interface Props {
  failure: Failure;
  /** Repeats what failed; left out when the visitor has to change something first. */
  onRetry?: (() => void) | undefined;
  busy?: boolean;
}

/** What went wrong, said once at the place where it happened, with a button to try again. */
export function FailureNotice({ failure, onRetry, busy = false }: Props) {
  const element = useRef<HTMLDivElement>(null);

  // Inside a scrolling sheet or card it may appear below the edge, so bring it into view.
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    element.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <Notice ref={element} tone="danger" role="alert">
      <p>{failure.message}</p>
      {onRetry && (
        <S.Retry>
          <Button variant="secondary" size="small" iconBefore={icons.repeat} busy={busy} onClick={onRetry}>
            Try again
          </Button>
        </S.Retry>
      )}
    </Notice>
  );
}
