import { formatNumber } from '@saltbush/freight';
import { Button } from '@saltbush/ui';
import * as S from './pieces.styles.ts';
import type { PiecesState } from './usePieces.ts';

interface PiecesProgressProps {
  state: PiecesState;
  /** What is done with each row: "priced". */
  done: string;
  stopLabel: string;
  onStop: () => void;
}

/** How far a long work is, with a way to stop it. */
export function PiecesProgress({ state, done, stopLabel, onStop }: PiecesProgressProps) {
  if (state.status !== 'working') return null;
  return (
    <S.Progress>
      <progress aria-label={`Rows ${done} so far`} max={state.total} value={state.done} />
      <span>
        {formatNumber(state.done)} of {formatNumber(state.total)} {done}
      </span>
      <span role="status">{state.isWaiting && 'The site is busy just now. This goes on by itself.'}</span>
      <Button size="small" variant="quiet" busy={state.isStopping} busyLabel="Stopping" onClick={onStop}>
        {stopLabel}
      </Button>
    </S.Progress>
  );
}
