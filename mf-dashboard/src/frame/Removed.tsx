import { Button, icons, Notice } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import { failureText } from '../api/failureText.ts';
import * as S from './Removed.styles.ts';
import type { Removal } from './useRemoval.ts';

/** Says what became of a record that was to be removed, and puts it back. What takes the focus is read out. */
export function Removed<T extends { name: string }>({ removal }: { removal: Removal<T> }) {
  const { outcome, isPuttingBack, putBack, forget } = removal;
  const element = useRef<HTMLDivElement>(null);
  const { status } = outcome;
  // The row that was pressed is gone, so the focus moves to what it led to.
  useEffect(() => {
    if (status !== 'none') element.current?.focus();
  }, [status]);
  if (outcome.status === 'none') return null;
  const { name } = outcome.record;
  const isBack = outcome.status === 'back';
  if (outcome.status === 'failed') {
    return (
      <S.Outcome ref={element} tabIndex={-1} role="group" aria-label={`${name} is not removed`}>
        <Notice tone="danger" title={`${name} is not removed`}>
          <p>{failureText(outcome.failure)}</p>
        </Notice>
      </S.Outcome>
    );
  }
  const title = isBack ? `${name} is back` : `${name} is removed`;
  return (
    <S.Outcome ref={element} tabIndex={-1} role="group" aria-label={title}>
      <Notice tone="good" title={title}>
        {!isBack && (
          <>
            {outcome.failure && <p role="alert">It could not be put back: {failureText(outcome.failure)}</p>}
            <S.Acts>
              <Button
                size="small"
                variant="secondary"
                iconBefore={icons.repeat}
                busy={isPuttingBack}
                busyLabel="Putting it back..."
                onClick={() => void putBack()}
              >
                Undo
              </Button>
              <Button size="small" variant="quiet" onClick={forget}>
                Close
              </Button>
            </S.Acts>
          </>
        )}
      </Notice>
    </S.Outcome>
  );
}
