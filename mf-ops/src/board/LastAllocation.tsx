import { Button } from '@saltbush/ui';
import * as S from './LastAllocation.styles.ts';
import type { Undoable } from './useBoardActs.ts';

interface LastAllocationProps {
  undoable: Undoable | null;
  onUndo: () => void;
  onForget: () => void;
}

/** What was allocated last, said aloud, with the way back. It stays until the next one, or until it is closed. */
export function LastAllocation({ undoable, onUndo, onForget }: LastAllocationProps) {
  return (
    <S.Strip role="status" data-empty={undoable === null || undefined}>
      {undoable && (
        <>
          <p>{undoable.words}</p>
          <span>
            <Button size="small" variant="secondary" onClick={onUndo}>
              Undo
            </Button>
            <Button size="small" variant="quiet" onClick={onForget}>
              Close
            </Button>
          </span>
        </>
      )}
    </S.Strip>
  );
}
