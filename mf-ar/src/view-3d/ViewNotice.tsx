import { Button } from '@saltbush/ui';
import type { ViewState } from './useModelView.ts';
import * as S from './ViewNotice.styles.ts';

const WORDS: Record<Exclude<ViewState, 'ready'>, string> = {
  loading: 'Drawn to scale. The 3D view is on its way.',
  unsupported: 'Drawn to scale. This browser shows no 3D: switch on hardware acceleration, or use another browser.',
  failed: 'Drawn to scale. The 3D view did not load: check the connection, then try again.',
  lost: 'Drawn to scale. The device closed the 3D view, perhaps to save memory.',
};

/** Says why a drawing is shown instead of the 3D view. */
export function ViewNotice({ state, onRetry }: { state: ViewState; onRetry: () => void }) {
  if (state === 'ready') return null;
  return (
    <S.Words role="status">
      <p>{WORDS[state]}</p>
      {(state === 'failed' || state === 'lost') && (
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </S.Words>
  );
}
