import { formatNumber } from '@saltbush/freight';
import { Button, ButtonLink, keepTogether, Notice } from '@saltbush/ui';
import type { ReactNode } from 'react';
import { failureText } from '../../api/failureText.ts';
import * as S from './pieces.styles.ts';
import type { PiecesState } from './usePieces.ts';

interface PiecesTroubleProps {
  state: PiecesState;
  /** What stopped: "Pricing stopped". */
  title: string;
  onGoOn: () => void;
  /** More words, and other ways on. */
  children?: ReactNode;
  others?: ReactNode;
}

/** Says why a long work stopped, and goes on where it was. */
export function PiecesTrouble({ state, title, onGoOn, children, others }: PiecesTroubleProps) {
  if (state.status !== 'failed') return null;
  const { done, total, error } = state;
  return (
    <Notice tone="danger" title={`${title} after ${formatNumber(done)} of ${formatNumber(total)} rows`} role="alert">
      <p>{keepTogether(failureText(error))}</p>
      {children}
      <S.Acts>
        {error.status === 401 && (
          <ButtonLink size="small" href={`/api/login?returnTo=${encodeURIComponent('/dashboard/bulk-booking')}`}>
            Sign in again
          </ButtonLink>
        )}
        <Button size="small" variant="secondary" onClick={onGoOn}>
          Go on
        </Button>
        {others}
      </S.Acts>
    </Notice>
  );
}
