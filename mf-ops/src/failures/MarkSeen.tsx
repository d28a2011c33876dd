import { apiError } from '@saltbush/calls';
import type { Failure } from '@saltbush/contract/release-api';
import { Button } from '@saltbush/ui';
import { useMarkFailureMutation } from '../api/failures.ts';
import { failureText } from '../api/failureText.ts';
import * as C from '../sheet/DeskCard.styles.ts';

/** Takes a cause out of the list until it comes back, or puts it there again. */
export function MarkSeen({ failure: { id, side, seen } }: { failure: Pick<Failure, 'id' | 'side' | 'seen'> }) {
  const [mark, marked] = useMarkFailureMutation();
  const isSeen = seen !== undefined && seen.backIn === undefined;
  const error = apiError(marked.error);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        busy={marked.isLoading}
        busyLabel="Saving..."
        onClick={() => void mark({ id, isSeen: !isSeen })}
      >
        {isSeen ? 'Not seen after all' : 'Mark as seen'}
      </Button>
      <C.Lead>
        {side === 'api'
          ? 'What is seen leaves the list until somebody meets it again.'
          : 'What is seen leaves the list until a release meets it that did not have it.'}
      </C.Lead>
      {error && <p role="alert">{failureText(error)}</p>}
    </>
  );
}
