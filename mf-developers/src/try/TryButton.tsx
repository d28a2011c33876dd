import { Button, icons, Skeleton } from '@saltbush/ui';
import { lazy, Suspense, useState } from 'react';
import type { TryItProps } from './TryIt.tsx';
import { TryMissing } from './TryMissing.tsx';
import * as S from './try-button.styles.ts';

// Most readers only read, so what sends calls comes when somebody wants to send one.
const TryIt = lazy(() =>
  import('./TryIt.tsx').then(
    (loaded) => ({ default: loaded.TryIt }),
    () => ({ default: TryMissing }),
  ),
);

/** Opens and closes the form that tries a call. */
export function TryButton(props: TryItProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { trial } = props;
  return (
    <S.Root>
      <div>
        <Button
          variant="secondary"
          size="small"
          iconBefore={isOpen ? icons.close : icons.play}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Close the trial' : 'Try it in test mode'}: ${trial.summary}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close the trial' : 'Try it in test mode'}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={3} height="3rem" />}>
          {/* Another body to begin with, such as one that holds what the step before answered, begins anew. */}
          <TryIt key={JSON.stringify([trial.values, trial.body])} {...props} />
        </Suspense>
      )}
    </S.Root>
  );
}
