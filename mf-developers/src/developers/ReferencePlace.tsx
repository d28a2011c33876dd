import { Button, Notice, Skeleton, TextLink, VisuallyHidden } from '@saltbush/ui';
import { DESCRIPTION_PATH, type Reading } from '../description/useDescription.ts';
import * as S from './DevelopersPage.styles.ts';

/** Where the list of calls will be: a placeholder as high as the window, or why it could not be read. */
export function ReferencePlace({ reading, onRetry }: { reading: Reading; onRetry: () => void }) {
  if (reading.status === 'failed') {
    return (
      <Notice tone="danger" title="The list of calls could not be read" role="alert">
        <S.Failed>
          <p>
            Check your connection and try again. The guide above works without it. For programs, it is at{' '}
            <TextLink href={DESCRIPTION_PATH}>{DESCRIPTION_PATH}</TextLink>.
          </p>
          <div>
            <Button
              variant="secondary"
              size="small"
              busy={reading.isTryingAgain}
              busyLabel="Trying again"
              onClick={onRetry}
            >
              Try again
            </Button>
          </div>
        </S.Failed>
      </Notice>
    );
  }
  return (
    <S.Placeholder aria-busy="true">
      <VisuallyHidden role="status">Reading the list of calls</VisuallyHidden>
      {[1, 2, 3].map((block) => (
        <div key={block}>
          <Skeleton height="2rem" width="40%" />
          <Skeleton lines={6} height="1.25rem" />
        </div>
      ))}
    </S.Placeholder>
  );
}
